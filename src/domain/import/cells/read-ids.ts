import { readId } from '../../read-id.ts';
import { textOf } from './fields.ts';

/** '1016.0': programs that calculate write numbers so once a cell of the column is empty. */
const NO_FRACTION = /\.0+$/;
/** IMDb pads its numbers to so many digits. */
const IMDB_DIGITS = 7;

/** TMDB's or TheTVDB's number of a title, as a number or a text. '-1' and '0' are none. */
export const readNumber = (value: unknown): number | undefined => readId(textOf(value).replace(NO_FRACTION, ''));

/** IMDb's id of a title, also out of its address, and where its digits alone are in IMDb's place. */
export const readImdbId = (value: unknown): string | undefined => {
  const text = textOf(value).replace(NO_FRACTION, '');
  const digits = /^\d{4,12}$/.exec(text)?.[0];
  if (digits !== undefined) return Number(digits) > 0 ? `tt${digits.padStart(IMDB_DIGITS, '0')}` : undefined;
  return /(?:^|\/)(tt\d{5,12})(?:\/|\/?[?#].*)?$/i.exec(text)?.[1]?.toLowerCase();
};
