/** Finds the hashed files that a page mentions. */
const MENTIONED = /(?<![\w-])assets\/[\w.-]+/g;

/** What a page mentions of a release. */
export const mentionedIn = (page: string): readonly string[] => page.match(MENTIONED) ?? [];

/**
 * Whether a page belongs to the release with these files. While a site is being replaced, a host may send the former
 * page; a sign-in's page mentions none of them.
 */
export const belongsTogether = (page: string, files: readonly string[]): boolean => {
  const mentioned = mentionedIn(page);
  return mentioned.length > 0 && mentioned.every((path) => files.includes(path));
};
