/** The bullets of list items in other programs; Word writes the last six, which only its symbol fonts can show. */
export const bullets = '•·∙▪■◦○‣●⁃◆►➢➤❖❑✓\uF071\uF076\uF0A7\uF0B7\uF0D8\uF0FC'
