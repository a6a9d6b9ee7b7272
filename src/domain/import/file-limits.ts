/** Of a file, of all files that are chosen at once, and of all that several zips unfold to (product.md, Import: limits). */
export const FILES_BYTES_MAX = 200_000_000;
/** Of a zip, or of a folder that is read as its zip would be (product.md, Import: limits). */
export const ARCHIVE_FILES_MAX = 20_000;
/** Of what may hold lists, unfolded. */
export const ARCHIVE_BYTES_MAX = 50_000_000;
