import { FORMER_COUNTRIES } from '../discovery/countries.ts';
import { lazy } from '../util/lazy.ts';

const names = lazy(() => new Intl.DisplayNames(['en'], { type: 'region' }));

/** A country in words, as 'Germany'. */
export const countryName = (code: string): string => FORMER_COUNTRIES[code] ?? names().of(code) ?? code;
