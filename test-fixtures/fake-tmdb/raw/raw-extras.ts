import type { DemoData, DemoTitle } from '#adapters/demo/demo-data.ts';
import { DEMO_EXTRAS, DEMO_NOW } from '#adapters/demo/extras/demo-extras.ts';
import { demoImdbId, demoTvdbId } from '#adapters/demo/foreign-ids.ts';
import type { ReleaseDate } from '#domain/calendar/calendar-entry.ts';
import { rawCredits } from './raw-credits.ts';
import { rawTranslations } from './raw-translations.ts';
import { rawWatchOffers } from './raw-watch.ts';

const rawIds = ({ type, id }: DemoTitle) => ({
  imdb_id: demoImdbId({ media_type: type, id }),
  wikidata_id: null,
  facebook_id: null,
  ...(type === 'tv' && { tvdb_id: demoTvdbId({ id }) }),
});

const rawKeywords = (title: DemoTitle) => ({
  [title.type === 'movie' ? 'keywords' : 'results']: DEMO_EXTRAS.keywordsOf(title),
});

const rawImages = (title: DemoTitle) => ({
  backdrops: DEMO_EXTRAS.picturesOf(title).map(({ path, width, height }, at) => ({
    aspect_ratio: 1.778,
    file_path: path,
    width,
    height,
    iso_639_1: at % 2 === 0 ? null : 'en',
    vote_average: Math.max(0, 6 - at / 2),
    vote_count: 10,
  })),
  logos: [],
  posters: [],
});

/** TMDB's numbers for the kinds of release. */
const TYPES = { premiere: 1, cinema: 3, home: 4, disc: 5 } as const;

const rawRelease = (type: number, day: string, certification = '') => ({
  certification,
  descriptors: [],
  iso_639_1: '',
  note: '',
  release_date: `${day}T00:00:00.000Z`,
  type,
});

/** A rated movie has a premiere, by which no day is meant: its rating stands there. The dates are in no order. */
const releasesOf = (dates: readonly ReleaseDate[], certification = '') => [
  ...dates.flatMap(({ kind, day }) => (kind === 'first' ? [] : [rawRelease(TYPES[kind], day)])).toReversed(),
  ...(certification === '' ? [] : [rawRelease(TYPES.premiere, '2001-01-01', certification)]),
];

/** The releases of a movie, of each country that has any, or rates it. */
const rawReleases = (title: DemoTitle) => {
  const certifications = DEMO_EXTRAS.certificationsOf(title);
  const releases = DEMO_EXTRAS.releasesOf(title, DEMO_NOW);
  const countries = new Set([...Object.keys(certifications), ...Object.keys(releases)]);
  return {
    results: [...countries].map((iso_3166_1) => ({
      iso_3166_1,
      release_dates: releasesOf(releases[iso_3166_1] ?? [], certifications[iso_3166_1]),
    })),
  };
};

const rawRatings = (title: DemoTitle) => ({
  results: Object.entries(DEMO_EXTRAS.certificationsOf(title)).map(([iso_3166_1, rating]) => ({
    descriptors: [],
    iso_3166_1,
    rating,
  })),
});

/** Appended, it has no number. */
const rawOffers = (title: DemoTitle) => ({ results: rawWatchOffers(title).results });

/** Appended, they have no number. */
const rawAppendedCredits = (title: DemoTitle, data: DemoData) => {
  const { cast, crew } = rawCredits(title, data);
  return { cast, crew };
};

type Raw = (title: DemoTitle, data: DemoData) => object;

const EXTRAS: Readonly<Record<DemoTitle['type'], Readonly<Record<string, Raw>>>> = {
  movie: {
    external_ids: rawIds,
    keywords: rawKeywords,
    images: rawImages,
    translations: rawTranslations,
    release_dates: rawReleases,
    'watch/providers': rawOffers,
    credits: rawAppendedCredits,
  },
  tv: {
    external_ids: rawIds,
    keywords: rawKeywords,
    images: rawImages,
    translations: rawTranslations,
    content_ratings: rawRatings,
    'watch/providers': rawOffers,
    credits: rawAppendedCredits,
  },
};

/** What `append_to_response` adds to the details of a title: what is asked for and exists of its kind. */
export const rawExtras = (title: DemoTitle, data: DemoData, request: Request): object => {
  const asked = new URL(request.url).searchParams.get('append_to_response')?.split(',') ?? [];
  const known = EXTRAS[title.type];
  return Object.fromEntries(asked.flatMap((part) => (known[part] ? [[part, known[part](title, data)]] : [])));
};
