/** Marks of direction and the like. Joiners stay: some scripts need them. */
const UNSEEN = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
const WIDE_BRACKETS = /（([^（）]*)）/g;
const CURLY_YEAR = /\{(\d{4})\}/g;

/** A name, or a line with one, without what is not seen, and with its year in round brackets where it is in others. */
export const plainNameText = (text: string): string =>
  text.replaceAll(UNSEEN, '').replaceAll(WIDE_BRACKETS, ' ($1)').replaceAll(CURLY_YEAR, '($1)');
