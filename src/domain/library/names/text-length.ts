// Made when it is needed: it takes a while, and most texts can be counted without it.
const charactersOf = (text: string): readonly Intl.SegmentData[] => [...new Intl.Segmenter().segment(text)];

/** Each of these is one character to people too. */
const PLAIN = /^[ -~]*$/;

/** How many characters people count: an emoji of several code points is one. */
export const lengthOf = (text: string): number => (PLAIN.test(text) ? text.length : charactersOf(text).length);

/** The first `max` characters of a text, as people count them. */
export const cutText = (text: string, max: number): string =>
  charactersOf(text)
    .slice(0, max)
    .map(({ segment }) => segment)
    .join('');
