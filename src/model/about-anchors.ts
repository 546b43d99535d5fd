/** Anchors of the sections of the about page: the page sets them, links and the search lead to them. */

export const purposeAnchor = 'qellimi'
export const visionAnchor = 'vizioni'
export const missionAnchor = 'misioni'
