/** What each library is, for QA, in one line (product.md, QA: library). */
export const LIBRARIES = {
  empty: 'A visitor with a name and nothing else.',
  'new-visitor': 'Nothing at all, as on the first visit.',
  'lived-in': 'Some of everything: lists, collections, marks, a history.',
  shaped: 'Collections that were arranged, renamed and covered; the default ones deleted.',
  following: 'Shows in all states: gaps, seasons left out, up to date, given up, ended, marked, lost, written by hand.',
  'a-year': 'A diary of this year: 230 films, of which 212 are known, some seen again, some time, and 1,400 episodes.',
  'full-99': '99 titles in every list: one more makes the badges say 99+.',
  'huge-10000': '10,000 titles on the watchlist.',
  hostile: 'Markup-like and endless texts, pictures of elsewhere, items that cannot be read.',
  unreadable: 'A bundle that was cut short.',
  'old-format': 'The entries of the old format, which are brought over.',
  'newer-release': 'Fields and changes that this release does not know.',
  'with-versions': 'Some of everything, with earlier versions in Your data.',
} as const;

export type LibraryName = keyof typeof LIBRARIES;

/** The library that QA brings as a file. */
export const FILE = 'file';
