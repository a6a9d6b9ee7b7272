import { dice } from '../dice.ts';
import type { Series } from './series/series.ts';
import { slug } from './slug.ts';
import type { TitleSeed } from './title-seed.ts';

type Hand = Readonly<Record<string, readonly string[]>>;

const SLOT = /\{(\w+)(?:\.(\d))?\}/g;
const fill = (template: string, hand: Hand): string =>
  template.replace(SLOT, (slot, name: string, form = '0') => hand[name]?.[Number(form)] ?? slot);

const shuffleDecks = ({ title, decks }: Series): Hand =>
  Object.fromEntries(
    Object.entries(decks).map(([name, cards], index) => [
      name,
      // The first deck keeps its order: it is the order of release.
      index === 0 ? cards : dice(`${title} ${name}`).shuffle(cards),
    ]),
  );

const yearOf = ([first, last]: Series['years'], index: number, count: number): string =>
  String(Math.round(first + ((last - first) * index) / Math.max(1, count - 1)));

/** Every title of a series. */
export const composeSeries = (series: Series): readonly TitleSeed[] => {
  const decks = shuffleDecks(series);
  const count = Object.values(decks)[0]?.length ?? 0;
  return Array.from({ length: count }, (_, index) => {
    const hand = Object.fromEntries(
      Object.entries(decks).map(([name, cards]) => [name, (cards[index] ?? '').split('|')]),
    );
    const name = fill(series.title, hand);
    return {
      type: series.type,
      slug: slug(name),
      name,
      when: yearOf(series.years, index, count),
      genres: series.genres,
      logline: fill(series.logline, hand),
      formulaic: true,
      ...(series.lead && { lead: series.lead }),
    };
  });
};
