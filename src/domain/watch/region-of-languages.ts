import { isRegionCode } from './watch-region.ts';

/** Language, perhaps a script, and the region: what comes after, such as variants and extensions, may look like one. */
const TAG = /^[a-z]{2,3}(?:-[a-z]{3}){0,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i;

/**
 * The country that the first of these language tags names which names any. None is made up for 'en' alone: who reads
 * English may be anywhere (product.md, Where to watch: country).
 */
export const regionOfLanguages = (languages: readonly string[]): string | undefined =>
  languages
    .map((language) => TAG.exec(language)?.[1]?.toUpperCase())
    .find((code) => code !== undefined && isRegionCode(code));
