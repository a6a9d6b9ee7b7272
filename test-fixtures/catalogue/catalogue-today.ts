/**
 * The day on which the catalogue was made up: what comes after it is upcoming, the last weeks before it are in theatres.
 * Fixed, so that the catalogue never changes by itself.
 */
export const CATALOGUE_TODAY = '2026-11-21';
