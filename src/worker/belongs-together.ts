/** Hashed files that a page mentions. */
const MENTIONED = /\/assets\/[\w.-]+/g;

/** Whether a page is of the release that has these files: while a site is being replaced, a host may send the former page. */
export const belongsTogether = (page: string, files: readonly string[]): boolean =>
  (page.match(MENTIONED) ?? []).every((path) => files.includes(path));
