import type { EpisodePlace } from '#domain/import/episodes/known-seasons.ts';
import type { ForeignId } from '#domain/import/matching/title-question.ts';
import type { MediaType, TitleRef } from '#domain/title.ts';

type Numbered = Required<TitleRef>;

/** The digit that tells movies and shows apart. So high are none of IMDb's own numbers. */
const IMDB_DIGIT: Readonly<Record<MediaType, string>> = { movie: '8', tv: '9' };
const TVDB_START = 9_000_000;

/** The made-up number that IMDb has for a title of the demo's: 'tt80001003' for the movie 1003. */
export const demoImdbId = ({ media_type, id }: Numbered): string =>
  `tt${IMDB_DIGIT[media_type]}${String(id).padStart(7, '0')}`;

/** The made-up number that TVDB has for a show of the demo's: 9002001 for the show 2001. */
export const demoTvdbId = ({ id }: Pick<Numbered, 'id'>): number => TVDB_START + id;

/** So high are none of TVDB's own numbers. */
const TVDB_EPISODE_START = 100_000_000;
/** So many seasons a show has at most, and a season episodes. */
const A_HUNDRED = 100;

/** The place of an episode that has this made-up number of TVDB's: the fifth one of the second season of the show 1307 has 113070205. */
export const demoEpisodePlace = (tvdb: number): EpisodePlace => {
  const digits = tvdb - TVDB_EPISODE_START;
  const [seasons, number] = [Math.floor(digits / A_HUNDRED), digits % A_HUNDRED];
  return { show: Math.floor(seasons / A_HUNDRED), season: seasons % A_HUNDRED, number };
};

const ofImdb = (imdb: string): Numbered | undefined => {
  const [, digit, id] = /^tt([89])(\d{7,})$/.exec(imdb) ?? [];
  const numbered = { media_type: digit === '8' ? 'movie' : 'tv', id: Number(id) } as const;
  return digit !== undefined && demoImdbId(numbered) === imdb ? numbered : undefined;
};

/** The title of the demo's that has this number, if there is one of that number. */
export const demoTitleRef = (foreign: ForeignId): Numbered | undefined =>
  foreign.service === 'imdb' ? ofImdb(foreign.id) : { media_type: 'tv', id: foreign.id - TVDB_START };
