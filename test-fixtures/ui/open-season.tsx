// First, so that the order of the layers is known before any component's.
import '#ui/styles/global.css';
import type { ShowCatalog } from '#application/ports/catalog/show-catalog.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import type { Notification } from '#domain/notification.ts';
import type { Episode, Season } from '#domain/shows/season.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { SeasonScreen } from '#ui/screens/season/season-screen.tsx';
import { anEpisode } from '../shows/a-season.ts';
import { stubShows } from '../shows/stub-shows.ts';
import { details } from './open-detail.tsx';
import { renderWithApp } from './render-with-app.tsx';

/** A day that is not out in any test. */
export const FUTURE = '2999-05-01';

const summary = (season_number: number, name = `Season ${season_number}`) => ({
  season_number,
  name,
  episode_count: 3,
  poster_path: null,
  air_date: '2001-01-01',
});

export const SHOW: TitleDetails = details({
  id: 7,
  media_type: 'tv',
  name: 'Nine Dials',
  status: 'Returning Series',
  seasons: [summary(0, 'Specials'), summary(1), summary(2), summary(3)],
});

export const episode = (episode_number: number, fields: Partial<Episode> = {}): Episode =>
  anEpisode({
    episode_number,
    air_date: '2001-02-03',
    overview: `About ${episode_number}.`,
    still_path: '/s.svg',
    runtime: 50,
    ...fields,
  });

export const season = (season_number: number, episodes: readonly Episode[]): Season => ({
  season_number,
  name: `Season ${season_number}`,
  episodes,
});

export const SECOND = season(2, [1, 2, 3].map((number) => episode(number)).concat(episode(4, { air_date: FUTURE })));

interface Opening {
  readonly path?: string;
  readonly library?: Partial<Library>;
}

/** Opens the screen over these seasons. */
export const openSeason = async (showCatalog: ShowCatalog, { path = '/tv/7/season/2', library }: Opening = {}) => {
  const harness = await renderWithApp(<SeasonScreen />, {
    path,
    route: '/tv/:id/season/:season',
    showCatalog,
    library: { ...EMPTY_LIBRARY, ...library },
  });
  const { app, clock } = harness;
  const told: string[] = [];
  let toasts: readonly Notification[] = [];
  app.notifications.notifications$.subscribe((shown) => {
    toasts = shown;
    told.splice(0, told.length, ...shown.map(({ message }) => message));
  });
  await app.library.identity.resolve();
  app.library.loader.activate();
  await clock.advance(1_000);
  await clock.settle();
  return { ...harness, told, last: () => toasts.at(-1) };
};

/** Opens the screen of a season of the show. */
export const showSeason = (of: Season = SECOND, opening?: Opening) =>
  openSeason(stubShows(SHOW, of, season(1, [episode(1)])), opening);
/** What was seen of the show. */
export const kept = (seasons: Record<string, string>): Partial<Library> => ({
  episodes: [{ id: 7, name: 'Nine Dials', seasons }],
});
