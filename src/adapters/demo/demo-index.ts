import { titleKey, type TitleKey, type TitleRef } from '#domain/title.ts';
import type { DemoData, DemoPerson, DemoTitle, DemoListName } from './demo-data.ts';

/** Lookups that would otherwise need a walk through the whole catalogue. */
interface DemoIndex {
  readonly titles: ReadonlyMap<TitleKey, DemoTitle>;
  readonly people: ReadonlyMap<number, DemoPerson>;
  /** By person id: every title that the person acted in or worked on, each once. */
  readonly filmographies: ReadonlyMap<number, ReadonlySet<DemoTitle>>;
}

const filmographies = (titles: readonly DemoTitle[]): DemoIndex['filmographies'] => {
  const found = new Map<number, Set<DemoTitle>>();
  for (const title of titles) {
    for (const [id] of [...title.cast, ...title.crew]) found.set(id, (found.get(id) ?? new Set()).add(title));
  }
  return found;
};

const build = ({ titles, people }: DemoData): DemoIndex => ({
  titles: new Map(titles.map((title) => [titleKey({ media_type: title.type, id: title.id }), title])),
  people: new Map(people.map((person) => [person.id, person])),
  filmographies: filmographies(titles),
});

const indexes = new WeakMap<DemoData, DemoIndex>();

/** The index of a catalogue. It is built at the first call. */
export const indexOf = (data: DemoData): DemoIndex => {
  const index = indexes.get(data) ?? build(data);
  indexes.set(data, index);
  return index;
};

export const findTitle = (data: DemoData, title: TitleRef): DemoTitle | undefined =>
  indexOf(data).titles.get(titleKey(title));

/** The titles of these keys, in the order of the keys. A key without a title is left out. */
export const titlesOfKeys = (data: DemoData, keys: readonly TitleKey[]): readonly DemoTitle[] => {
  const { titles } = indexOf(data);
  return keys.flatMap((key) => titles.get(key) ?? []);
};

export const findPerson = (data: DemoData, id: number): DemoPerson | undefined => indexOf(data).people.get(id);

/** Every title that the person acted in or worked on, each once. The order means nothing. */
export const worksOf = (data: DemoData, id: number): readonly DemoTitle[] => [
  ...(indexOf(data).filmographies.get(id) ?? []),
];

/** All titles of one of the editor's lists. */
export const listTitles = (data: DemoData, name: DemoListName): readonly DemoTitle[] =>
  titlesOfKeys(data, data.lists[name]);
