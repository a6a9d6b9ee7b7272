import { readId } from '../../addresses/read-id.ts';
import { textOf } from './json-fields.ts';
import { plainCellText } from './plain-cell-text.ts';

/** '1016.0': programs that calculate write numbers so once a cell of the column is empty. */
const NO_FRACTION = /[.,]0+$/;
/** '6.03E+02', as spreadsheets write what they take for a large number. */
const SCIENTIFIC = /^(\d)[.,](\d{1,12})e\+?(\d{1,2})$/i;
/** IMDb pads its numbers to so many digits. */
const IMDB_DIGITS = 7;
const IMDB_ID = /(?<![a-z\d])tt\d{5,12}(?!\d)/gi;

/** All its digits; undefined where some were left out. */
const unscaled = (text: string): string => {
  const [, first, rest = '', exponent] = SCIENTIFIC.exec(text) ?? [];
  if (first === undefined) return text;
  const places = Number(exponent);
  return rest.length < places ? '' : `${first}${rest.slice(0, places)}.${rest.slice(places)}`.replace(/\.0*$/, '');
};

/** The digits of a number or a code, however programs have written them. */
export const digitsOf = (value: unknown): string =>
  unscaled(plainCellText(textOf(value)).replace(/\/$/, '')).replace(NO_FRACTION, '');

/** TMDB's or TheTVDB's number of a title, as a number or a text. '-1' and '0' are none. */
export const readNumber = (value: unknown): number | undefined => readId(digitsOf(value));

/** The number of a season or an episode, as a number or a text: 0 is one of them. */
export const readPlaceNumber = (value: unknown): number | undefined => {
  const digits = digitsOf(value);
  return /^\d{1,6}$/.test(digits) ? Number(digits) : undefined;
};

/** IMDb's id of a title, also out of its address, and where its digits alone are in IMDb's place. Of two ids none is taken. */
export const readImdbId = (value: unknown): string | undefined => {
  const text = digitsOf(value);
  const digits = /^\d{4,12}$/.exec(text)?.[0];
  if (digits !== undefined) return Number(digits) > 0 ? `tt${digits.padStart(IMDB_DIGITS, '0')}` : undefined;
  const [id, another] = new Set(text.match(IMDB_ID)?.map((each) => each.toLowerCase()));
  return another === undefined ? id : undefined;
};
