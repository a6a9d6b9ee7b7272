import { lazy } from '../util/lazy.ts';

const names = lazy(() => new Intl.DisplayNames(['en'], { type: 'language' }));

/** TMDB's own codes, and those that the browser's table lacks, or calls by their later names. */
const OTHERS = new Map([
  ['cn', 'Cantonese'],
  ['mo', 'Moldavian'],
  ['sh', 'Serbo-Croatian'],
  ['xx', 'No Language'],
]);

const CODE = /^[a-z]{2,3}$/;

/** A language in words, as 'French' for `fr`; the code itself where it is not known. */
export const languageName = (code: string): string =>
  OTHERS.get(code) ?? (CODE.test(code) ? (names().of(code) ?? code) : code);
