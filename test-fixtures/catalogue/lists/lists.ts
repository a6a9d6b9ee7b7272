import type { DemoData, DemoListName, DemoTitle } from '#adapters/demo/demo-data.ts';
import { titleKey } from '#domain/title.ts';
import { CATALOGUE_TODAY } from '../catalogue-today.ts';
import { dice } from '../dice.ts';
import {
  NOW_PLAYING_FIRST,
  ON_THE_AIR_FIRST,
  POPULAR_SHOWS_FIRST,
  TRENDING_FIRST,
  UPCOMING_FIRST,
} from './front-page.ts';

type Listed = DemoTitle & { readonly slug: string };

interface ListRule {
  readonly first: readonly string[];
  readonly belongs: (title: Listed) => boolean;
  /** Those that come before others are greater. */
  readonly weight: (title: Listed) => number;
  readonly length: number;
}

const IN_THEATRES_SINCE = '2026-10-01';

const isMovie = ({ type }: Listed): boolean => type === 'movie';
const isReleased = ({ date }: Listed): boolean => date !== undefined && date <= CATALOGUE_TODAY;
const isRunning = ({ type, status }: Listed): boolean => type === 'tv' && status === 'Returning Series';
const byPopularity = ({ popularity }: Listed): number => popularity;
const daily = (list: string) => (title: Listed) => dice(`${list} ${title.slug}`).roll();

const RULES: Readonly<Record<DemoListName, ListRule>> = {
  trending: { first: TRENDING_FIRST, belongs: isReleased, weight: byPopularity, length: 240 },
  'now-playing': {
    first: NOW_PLAYING_FIRST,
    belongs: (title) => isMovie(title) && isReleased(title) && (title.date ?? '') >= IN_THEATRES_SINCE,
    weight: byPopularity,
    length: 60,
  },
  'popular-tv': { first: POPULAR_SHOWS_FIRST, belongs: (title) => !isMovie(title), weight: byPopularity, length: 100 },
  upcoming: {
    first: UPCOMING_FIRST,
    belongs: (title) => isMovie(title) && !isReleased(title),
    weight: byPopularity,
    length: 90,
  },
  'top-rated': {
    first: [],
    belongs: (title) => isMovie(title) && title.votes >= 900,
    weight: ({ rating, votes }) => rating * 100_000_000 + votes,
    length: 160,
  },
  'airing-today': { first: [], belongs: isRunning, weight: daily('airing'), length: 36 },
  'on-the-air': { first: ON_THE_AIR_FIRST, belongs: isRunning, weight: byPopularity, length: 60 },
};

const listOf = ({ first, belongs, weight, length }: ListRule, titles: readonly Listed[]): readonly Listed[] => {
  const bySlug = new Map(titles.map((title) => [title.slug, title]));
  const chosen = first.flatMap((slug) => bySlug.get(slug) ?? []);
  const rest = titles.filter((title) => belongs(title) && !chosen.includes(title));
  return [...chosen, ...rest.toSorted((a, b) => weight(b) - weight(a))].slice(0, length);
};

/** The lists an editor would make: the design's titles first, where it shows some, then what belongs. */
export const lists = (titles: readonly Listed[]): DemoData['lists'] => {
  const keysOf = (name: DemoListName) =>
    listOf(RULES[name], titles).map(({ type, id }) => titleKey({ media_type: type, id }));
  return {
    trending: keysOf('trending'),
    'now-playing': keysOf('now-playing'),
    'popular-tv': keysOf('popular-tv'),
    upcoming: keysOf('upcoming'),
    'top-rated': keysOf('top-rated'),
    'airing-today': keysOf('airing-today'),
    'on-the-air': keysOf('on-the-air'),
  };
};
