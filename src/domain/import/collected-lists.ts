import type { FiledTitle } from './finding.ts';
import type { ImportedList, StatedPlace } from './imported-title.ts';
import { type FiledList, type ListId, listsApart, NO_LIST_ID } from './lists-apart.ts';

interface NamedLists {
  /** What each list is called, by its key. */
  readonly nameOf: ReadonlyMap<string, string>;
  readonly lists: readonly ImportedList[];
  /** How many became one with another. */
  readonly joined: number;
}

const keyOf = (name: string, { key }: ListId): string => `${name}\u0000${key}`;

/** The lists of all files. Until all are known, titles have keys of them in the place of names. */
export class CollectedLists {
  private readonly lists = new Map<string, FiledList>();
  /** Those of which the file says more than which titles are on them. */
  private readonly told = new Set<string>();

  get size(): number {
    return this.lists.size;
  }

  add(list: FiledList): void {
    const key = keyOf(list.name, list.id);
    const there = this.lists.get(key);
    if (!there || there.description === '') this.lists.set(key, list);
    this.told.add(key);
  }

  /** The title with the keys of its lists. */
  keyed({ title: { lists: names, places: stated, ...title }, listId = NO_LIST_ID, address }: FiledTitle): FiledTitle {
    const lists = names?.map((name) => {
      const key = keyOf(name, listId);
      if (!this.lists.has(key)) this.lists.set(key, { name, description: '', id: listId });
      return key;
    });
    const places = stated?.map((place): StatedPlace => {
      const name = names?.find((each) => place.in === `list:${each}`);
      return name === undefined ? place : { ...place, in: `list:${keyOf(name, listId)}` };
    });
    return { title: { ...title, ...(lists && { lists }), ...(places && { places }) }, address };
  }

  /** What the lists are called, no two of them alike (product.md, Import: same list). @param titles with the keys of their lists */
  named(titles: Iterable<{ readonly title: FiledTitle['title'] }>): NamedLists {
    const on = new Map<string, Set<unknown>>([...this.lists.keys()].map((key) => [key, new Set()]));
    for (const each of titles) for (const key of each.title.lists ?? []) on.get(key)?.add(each);
    const filled = [...this.lists].map(([key, list]) => ({ key, list, titles: on.get(key) ?? new Set() }));
    const { listOf, joined } = listsApart(filled);
    const named = filled.flatMap((each) => {
      const own = listOf.get(each);
      return own ? [[each.key, own] as const] : [];
    });
    return {
      nameOf: new Map(named.map(([key, { name }]) => [key, name])),
      lists: [...new Set(named.filter(([key]) => this.told.has(key)).map(([, list]) => list))],
      joined,
    };
  }
}
