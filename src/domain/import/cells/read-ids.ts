import { readId } from '../../read-id.ts';
import { textOf } from './fields.ts';

/** TMDB's or TheTVDB's number of a title, as a number or a text. '-1' and '0' are none. */
export const readNumber = (value: unknown): number | undefined => readId(textOf(value));

/** IMDb's id of a title, also out of its address. */
export const readImdbId = (value: unknown): string | undefined =>
  /(?:^|\/)(tt\d{5,12})\/?$/i.exec(textOf(value))?.[1]?.toLowerCase();
