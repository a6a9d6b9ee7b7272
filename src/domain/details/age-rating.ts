import type { MediaType } from '../title.ts';

/** Who rates movies, by country, as visitors know them. */
const MOVIE_BODIES: Readonly<Record<string, string>> = {
  AT: 'JMK',
  AU: 'ACB',
  BR: 'ClassInd',
  DE: 'FSK',
  DK: 'Medierådet',
  ES: 'ICAA',
  FI: 'KAVI',
  FR: 'CNC',
  GB: 'BBFC',
  HK: 'OFNAA',
  IE: 'IFCO',
  IN: 'CBFC',
  JP: 'EIRIN',
  KR: 'KMRB',
  MX: 'RTC',
  NL: 'Kijkwijzer',
  NO: 'Medietilsynet',
  PH: 'MTRCB',
  PT: 'IGAC',
  SG: 'IMDA',
  US: 'MPA',
  ZA: 'FPB',
};

/** Who rates shows. Elsewhere broadcasters do, by marks that name themselves: TV-MA. */
const SHOW_BODIES: Readonly<Record<string, string>> = {
  AU: 'ACB',
  BR: 'ClassInd',
  DE: 'FSK',
  GB: 'BBFC',
  NL: 'Kijkwijzer',
};

const BODIES = { movie: MOVIE_BODIES, tv: SHOW_BODIES } as const;

const SPACES = /\s+/;

/** 'FSK 12': the rating with who gave it, where that is known and the rating does not say so itself. @param country by its code */
export const ageRatingText = (mediaType: MediaType, country: string, rating: string): string => {
  const bodies = BODIES[mediaType];
  const body = Object.hasOwn(bodies, country) ? bodies[country] : undefined;
  const [first = ''] = rating.split(SPACES);
  return body === undefined || first.toLowerCase() === body.toLowerCase() ? rating : `${body} ${rating}`;
};
