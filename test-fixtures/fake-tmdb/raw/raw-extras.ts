import type { DemoTitle } from '#adapters/demo/demo-data.ts';
import { demoImdbId, demoTvdbId } from '#adapters/demo/foreign-ids.ts';
import { DEMO_LORE } from '#adapters/demo/lore/demo-lore.ts';

const rawIds = ({ type, id }: DemoTitle) => ({
  imdb_id: demoImdbId({ media_type: type, id }),
  wikidata_id: null,
  facebook_id: null,
  ...(type === 'tv' && { tvdb_id: demoTvdbId({ id }) }),
});

const rawKeywords = (title: DemoTitle) => ({
  [title.type === 'movie' ? 'keywords' : 'results']: DEMO_LORE.keywordsOf(title),
});

const rawImages = (title: DemoTitle) => ({
  backdrops: DEMO_LORE.picturesOf(title).map(({ path, width, height }, at) => ({
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

const DIGITAL = 4;
const THEATRICAL = 3;

const rawReleases = (title: DemoTitle) => ({
  results: Object.entries(DEMO_LORE.certificationsOf(title)).map(([iso_3166_1, certification]) => ({
    iso_3166_1,
    release_dates: [
      { certification: '', iso_639_1: '', note: '', release_date: '2026-01-01T00:00:00.000Z', type: DIGITAL },
      { certification, iso_639_1: '', note: '', release_date: '2025-01-01T00:00:00.000Z', type: THEATRICAL },
    ],
  })),
});

const rawRatings = (title: DemoTitle) => ({
  results: Object.entries(DEMO_LORE.certificationsOf(title)).map(([iso_3166_1, rating]) => ({
    descriptors: [],
    iso_3166_1,
    rating,
  })),
});

type Raw = (title: DemoTitle) => object;

const EXTRAS: Readonly<Record<DemoTitle['type'], Readonly<Record<string, Raw>>>> = {
  movie: { external_ids: rawIds, keywords: rawKeywords, images: rawImages, release_dates: rawReleases },
  tv: { external_ids: rawIds, keywords: rawKeywords, images: rawImages, content_ratings: rawRatings },
};

/** What `append_to_response` adds to the details of a title: what is asked for and exists of its kind. */
export const rawExtras = (title: DemoTitle, request: Request): object => {
  const asked = new URL(request.url).searchParams.get('append_to_response')?.split(',') ?? [];
  const known = EXTRAS[title.type];
  return Object.fromEntries(asked.flatMap((part) => (known[part] ? [[part, known[part](title)]] : [])));
};
