import type { Random } from '#application/ports/random.ts';
import type { DemoData, DemoTitle } from '../demo/demo-data.ts';
import { seededRandom } from './seeded-random.ts';

const shuffle = <T>(items: readonly T[], random: Random): readonly T[] =>
  items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);

/** Listings go by popularity: so titles take each other's. */
const withOthersPopularity = (titles: readonly DemoTitle[], random: Random): readonly DemoTitle[] => {
  const popularities = shuffle(
    titles.map(({ popularity }) => popularity),
    random,
  );
  return titles.map((title, at) => ({
    ...title,
    popularity: popularities[at] ?? title.popularity,
    similar: shuffle(title.similar, random),
    recommended: shuffle(title.recommended, random),
  }));
};

/** The catalogue with its titles in another order, in every row and listing. The order is that of the seed alone. */
export const shuffled = (data: DemoData, seed: number): DemoData => {
  const random = seededRandom(seed);
  const titles = withOthersPopularity(data.titles, random);
  const lists = Object.entries(data.lists).map(([name, keys]) => [name, shuffle(keys, random)]);
  return { ...data, titles, lists: Object.fromEntries(lists) as DemoData['lists'] };
};
