/** The measures of the section on the sheet. */
export interface Section {
  left: number
  right: number
  base: number
  storey: number
  wall: number
}
