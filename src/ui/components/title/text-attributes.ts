/** The language of the page itself. */
const PAGE = /^en\b/;

/** Those that are written from right to left, by their codes of ISO 639-1, and their letters. */
const RIGHT_TO_LEFT = /^(ar|dv|fa|he|ku|ps|sd|ug|ur|yi)\b/;
const ITS_LETTERS = /[\u0590-\u08FF\uFB1D-\uFEFC]/;

interface TextAttributes {
  readonly lang?: string;
  readonly dir: 'auto' | 'ltr' | 'rtl';
}

/**
 * What an element has around a text of the catalogue: the text's language where that is not the page's, and its direction
 * (product.md, Titles in one’s language: parts).
 * @param language as in BCP 47; undefined where the text does not say one: its letters decide then
 */
export const textAttributes = (text: string, language: string | undefined): TextAttributes => {
  if (!language) return { dir: 'auto' };
  const dir = !RIGHT_TO_LEFT.test(language) ? 'ltr' : ITS_LETTERS.test(text) ? 'rtl' : 'auto';
  return PAGE.test(language) ? { dir } : { lang: language, dir };
};
