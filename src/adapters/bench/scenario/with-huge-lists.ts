import { titleKey, type MediaType, type TitleKey } from '#domain/title.ts';
import type { DemoData, DemoListName, DemoTitle } from '../../demo/demo-data.ts';

/** The number of titles on 500 pages. */
const ENOUGH = 10_000;
/** Far above every id of the catalogue, so that a copy's id shows the title that it copies. */
const COPY = 1_000_000;

// Copies are less popular, each to a different degree, so that not all copies of a title are neighbours.
const copyOf = (title: DemoTitle, copy: number): DemoTitle => ({
  ...title,
  id: title.id + copy * COPY,
  name: `${title.name} (${copy + 1})`,
  popularity: Math.round(title.popularity * (1 - ((copy * 37) % 101) / 110) * 1_000) / 1_000,
});

/** The titles themselves first, then enough copies of each. */
const copiesOf = (titles: readonly DemoTitle[]): readonly DemoTitle[] => {
  const rounds = titles.length === 0 ? 0 : Math.ceil(ENOUGH / titles.length);
  return Array.from({ length: rounds }, (_, copy) => (copy === 0 ? titles : titles.map((title) => copyOf(title, copy))))
    .flat()
    .slice(0, ENOUGH);
};

/** Whether a movie is rated 8 or better by 1000 or more (product.md, Provider calls: discover). */
const isAwarded = ({ type, rating, votes }: DemoTitle): boolean => type === 'movie' && rating >= 8 && votes >= 1_000;

const keyOf = ({ type, id }: DemoTitle): TitleKey => titleKey({ media_type: type, id });

/** The list's own titles first, then others of the same kind. */
const longList = (own: readonly TitleKey[], others: readonly TitleKey[]): readonly TitleKey[] =>
  [...new Set([...own, ...others])].slice(0, ENOUGH);

/** Fills 500 pages of every listing with copies of the titles, under names and ids of their own. */
export const withHugeLists = (data: DemoData): DemoData => {
  const awarded = data.titles.filter(isAwarded);
  const others = data.titles.filter((title) => title.type === 'movie' && !isAwarded(title));
  const shows = copiesOf(data.titles.filter(({ type }) => type === 'tv'));
  const titles = [...copiesOf(awarded), ...others, ...shows];
  const keys = { movie: titles.filter(({ type }) => type === 'movie').map(keyOf), tv: shows.map(keyOf) };
  const long = (name: DemoListName, of: MediaType) => longList(data.lists[name], keys[of]);
  const lists: DemoData['lists'] = {
    trending: long('trending', 'movie'),
    'now-playing': long('now-playing', 'movie'),
    'popular-tv': long('popular-tv', 'tv'),
    upcoming: long('upcoming', 'movie'),
    'top-rated': long('top-rated', 'movie'),
    'airing-today': long('airing-today', 'tv'),
    'on-the-air': long('on-the-air', 'tv'),
  };
  return { ...data, titles, lists };
};
