/** Printable ASCII: the characters that people count are those of the string. */
const PLAIN = /^[ -~]*$/;

/** The characters of a text, as people count them. A segmenter takes a while to make, and most texts need none. */
export const charactersOf = (text: string): readonly string[] =>
  PLAIN.test(text) ? [...text] : Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);

/** How many characters people count: an emoji of several code points is one. */
export const lengthOf = (text: string): number => charactersOf(text).length;

/** The first `max` characters of a text, as people count them. */
export const cutText = (text: string, max: number): string => charactersOf(text).slice(0, max).join('');
