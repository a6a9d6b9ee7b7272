/** Slugs of the titles that the design shows first, in its order. */

/** The banner's slides, then the row. */
export const TRENDING_FIRST: readonly string[] = [
  'the-lamplighters-afternoon',
  'station-marigold',
  'midnight-ferry-to-anselm',
  'salt-on-the-piano',
  'the-orchard-below',
  'dust-parade',
  'the-long-intermission',
  'ninety-minutes-of-sun',
  'wolves-of-the-night-market',
  'department-of-lost-weather',
  'kingdom-of-moths',
  'tomorrow-again-in-colour',
  'the-other-tuesday',
];

/** Revivals among them: this house shows what it likes. */
export const NOW_PLAYING_FIRST: readonly string[] = [
  'dust-parade',
  'orbit-of-small-things',
  'no-signal-at-blackwater',
  'velocity-of-doves',
  'umbra-umbra',
  'the-lamplighters-afternoon',
  'seven-quiet-alibis',
  'honeymoon-in-reverse',
  'the-glass-prospector',
  'an-atlas-for-liars',
];

export const POPULAR_SHOWS_FIRST: readonly string[] = [
  'ashgrove-junction',
  'the-brine-road',
  'nine-dials',
  'kitchen-republic',
  'petty-cash-kings',
  'fathom-house',
  'roller-queens-of-79',
  'the-cartwheel-club',
  'winter-ledger',
  'copper-mesa',
];

export const UPCOMING_FIRST: readonly string[] = [
  'matinee-for-the-end-of-the-world',
  'second-sunrise-club',
  'the-glaciers-daughter',
];

export const ON_THE_AIR_FIRST: readonly string[] = [
  'deep-field-diaries',
  'the-duchess-of-static',
  'little-tribunal',
  'patron-saint-of-parking',
  'the-understairs',
  'the-other-tuesday',
  'department-of-lost-weather',
  'station-marigold',
];
