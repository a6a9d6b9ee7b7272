// First, so that the order of the layers is known before any component's.
import '#ui/styles/global.css';
import type { MovieCatalog } from '#application/ports/catalog/movie-catalog.ts';
import { CatalogError } from '#domain/catalog-failure.ts';
import type { Credits } from '#domain/credits.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import type { Video } from '#domain/video.ts';
import { DetailScreen } from '#ui/screens/detail/detail-screen.tsx';
import { aTitle } from '../a-title.ts';
import { renderWithApp, type Surroundings } from './render-with-app.tsx';

/** A title of which everything is known, unless a test says otherwise. */
export const details = (fields: Partial<TitleDetails> = {}): TitleDetails => ({
  ...aTitle({ media_type: fields.media_type ?? 'movie' }),
  tagline: 'Every light goes out once.',
  status: 'Released',
  runtime: 112,
  revenue: 18_400_000,
  genres: [
    { id: 18, name: 'Drama' },
    { id: 35, name: 'Comedy' },
  ],
  genre_ids: [18, 35],
  created_by: [],
  ...fields,
});

/** Fourteen players, the third of whom has no photo. */
export const credits: Credits = {
  cast: Array.from({ length: 14 }, (_, index) => ({
    id: index + 1,
    name: `Player ${index + 1}`,
    character: `Part ${index + 1}`,
    profile_path: index === 2 ? null : `/player-${index + 1}.svg`,
  })),
  crew: [
    { id: 90, name: 'Ines Okafor', job: 'Director', department: 'Directing' },
    { id: 91, name: 'Paul Stevin', job: 'Writer', department: 'Writing' },
    { id: 90, name: 'Ines Okafor', job: 'Writer', department: 'Writing' },
  ],
};

export const trailer: Video = {
  key: 'a/b?c',
  name: 'Official Trailer',
  site: 'YouTube',
  type: 'Trailer',
  official: true,
};

export const failing = (status: number) => () => Promise.reject(new CatalogError({ kind: 'http', status }));

interface Visit extends Pick<
  Surroundings,
  | 'browser'
  | 'library'
  | 'entries'
  | 'watchOptions'
  | 'languages'
  | 'titleExtras'
  | 'franchises'
  | 'titleMemory'
  | 'edition'
  | 'isDemo'
> {
  readonly at?: string;
}

/** Opens the detail screen of a title of which everything is known, but for `answers`. */
export const openDetail = async (answers: Partial<MovieCatalog> = {}, { at = '/movie/1', ...around }: Visit = {}) => {
  const harness = await renderWithApp(<DetailScreen />, {
    path: at,
    route: '/:explore/:id',
    ...around,
    answers: {
      fetchDetails: () => Promise.resolve(details()),
      fetchCredits: () => Promise.resolve(credits),
      fetchSimilar: () => Promise.resolve([aTitle({ id: 2, title: 'Concrete Swans' })]),
      fetchRecommendations: () => Promise.resolve([aTitle({ id: 3, title: 'Brass Lullaby' })]),
      fetchVideos: () => Promise.resolve([trailer]),
      ...answers,
    },
  });
  await harness.clock.settle();
  return harness;
};

/** What the page says beside a label. */
export const valueBeside = (label: string): string | null | undefined =>
  [...document.querySelectorAll('dt')].find((dt) => dt.textContent === label)?.nextElementSibling?.textContent;
