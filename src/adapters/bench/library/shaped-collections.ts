import { rankAt, rankBetween } from '#domain/library/order/rank.ts';
import { titleKey } from '#domain/title.ts';
import type { DemoData } from '../../demo/demo-data.ts';
import { hoursBefore, keptTitles } from './kept-titles.ts';

const EVENINGS = ['Noir', 'Musicals', 'With the neighbours', 'Noir', 'Heist and chase', 'Not yet'];

/** Of a visitor who has put their collections in order: the default ones are deleted, two have one name, one has no movies. */
export const shapedCollections = (data: DemoData, now: Date): readonly object[] => {
  const { movies } = keptTitles(data);
  const at = hoursBefore(now, 7);
  const idOf = (index: number): string => `${now.getTime() - index}`;
  const arranged = EVENINGS.map((name, index) => ({
    id: idOf(index),
    name,
    description: index % 2 === 0 ? 'In this order' : '',
    movies: movies.slice(index * 6, index * 6 + 6 * (EVENINGS.length - 1 - index)),
    createdAt: at(index),
    ...(index === 1 && { cover: titleKey(movies[8] ?? movies[0] ?? { id: 1 }) }),
    rank: rankAt(index),
  }));
  const [first, ...others] = arranged.toReversed();
  return [
    // Moved to the top, and one of a release that is still to come.
    { ...first, rank: rankBetween(undefined, rankAt(0)) },
    ...others.map((collection) => ({
      ...collection,
      movies: collection.movies.map((movie, place) => ({ ...movie, rank: rankAt(-place) })),
    })),
    { id: idOf(99), name: 'Of a newer release', description: '', movies: movies.slice(0, 3), rank: 'top:1' },
  ];
};
