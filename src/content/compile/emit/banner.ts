/** The first line of every module that is emitted. */
export const banner = '// Generated from content/ by the content compiler; changes here are overwritten.\n'
