import { FORMER_COUNTRIES } from '#domain/discovery/countries.ts';

let names: Intl.DisplayNames | undefined;

/** A country in words, as 'Germany'. The browser's table of names is opened when it is first needed. */
export const countryName = (code: string): string => {
  const former = FORMER_COUNTRIES[code];
  if (former) return former;
  names ??= new Intl.DisplayNames(['en'], { type: 'region' });
  return names.of(code) ?? code;
};
