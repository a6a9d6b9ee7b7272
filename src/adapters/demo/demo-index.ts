import { titleKey, type TitleKey } from '#domain/title.ts';
import type { DemoData, DemoPerson, DemoTitle } from './demo-data.ts';

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
