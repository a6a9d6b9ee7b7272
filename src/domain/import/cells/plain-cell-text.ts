/** Marks of direction and of order of bytes, which are not seen. */
const UNSEEN = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
const SPACES = /\s+/g;
const ZEROS = [0x06_60, 0x06_f0, 0x09_66, 0xff_10];

const digitOf = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((each) => code >= each && code < each + 10);
  return zero === undefined ? digit : String(code - zero);
};

/** How spreadsheets and those who write for them mark a cell as a text: '="2024"', a stroke before it. */
const MARKED_AS_TEXT = /^="(.*)"$|^'(?=[\d#])/;

/**
 * A cell without what is not seen and without the mark of a text, with the digits 0 to 9, and with one space where there are any.
 */
export const plainCellText = (text: string): string =>
  text
    .replaceAll(UNSEEN, '')
    .replaceAll(SPACES, ' ')
    .replaceAll(/[^\P{Nd}0-9]/gu, digitOf)
    .trim()
    .replace(MARKED_AS_TEXT, '$1')
    .trim();
