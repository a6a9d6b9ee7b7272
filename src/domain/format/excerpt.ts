/** Cutting less than this would hide a line and show a button in its place. */
const WORTH_CUTTING = 80;

/**
 * The beginning of a long text, cut between words and ended by '…'; undefined for one that is short enough as it is.
 * @param length in characters; what is left out is never less than a line.
 */
export const excerpt = (text: string, length: number): string | undefined => {
  const characters = [...text];
  if (characters.length <= length + WORTH_CUTTING) return undefined;
  const beginning = characters.slice(0, length).join('');
  const lastSpace = beginning.search(/\s\S*$/);
  return `${(lastSpace > 0 ? beginning.slice(0, lastSpace) : beginning).trimEnd()}…`;
};

/** The number of characters that a link preview shows. */
const PREVIEW = 160;

/** What a link preview says of a text. */
export const previewOf = (text: string): string => excerpt(text, PREVIEW) ?? text;
