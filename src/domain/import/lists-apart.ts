import { compareTexts } from '../text/compare-texts.ts';
import { groupBy } from '../util/group-by.ts';
import { listName } from './adding/filed-lists.ts';
import type { ImportedList } from './imported-title.ts';

/** A list as its service knows it. */
export interface FiledList extends ImportedList {
  /** What its service tells it apart by from others of its name: a number, or the file that it is. */
  readonly id: ListId;
}

export interface ListId {
  /** Of its service, with the service before a colon. Empty where there is nothing but its name. */
  readonly key: string;
  /** It is known by its file: the same list may be in another file as well. */
  readonly file?: 'chosen' | 'packed';
}

export const NO_LIST_ID: ListId = { key: '' };

/** A list, and what is on it. */
export interface FilledList {
  readonly list: FiledList;
  readonly titles: ReadonlySet<unknown>;
}

const serviceOf = ({ key }: ListId): string => key.slice(0, key.indexOf(':') + 1);

const isWithin = (a: ReadonlySet<unknown>, b: ReadonlySet<unknown>): boolean => [...a].every((title) => b.has(title));

const disagree = (a: ImportedList, b: ImportedList): boolean =>
  a.description !== '' && b.description !== '' && a.description !== b.description;

const isCopy = (a: FilledList, b: FilledList): boolean =>
  a.list.description === b.list.description && isWithin(a.titles, b.titles) && isWithin(b.titles, a.titles);

/** A file that was chosen by itself may be an earlier or a later one of the same list: nothing is lost where one has all of the other. */
const mayBeOfOneList = (a: FilledList, b: FilledList): boolean =>
  [a, b].some(({ list }) => list.id.file === 'chosen') &&
  (isWithin(a.titles, b.titles) || isWithin(b.titles, a.titles));

/** Whether two lists of one name are one (product.md, Import: same list). */
const areOne = (a: FilledList, b: FilledList): boolean => {
  const [one, other] = [a.list.id, b.list.id];
  if (disagree(a.list, b.list)) return false;
  if (serviceOf(one) !== serviceOf(other)) return true;
  if (!one.file || !other.file) return false;
  return isCopy(a, b) || mayBeOfOneList(a, b);
};

type Cluster = readonly [FilledList, ...FilledList[]];

/** So many lists of one name are looked at for the same one: a hostile file may have thousands. */
const LOOKED_AT = 50;

/** Those that are one list, in an order that does not hang on that of the files. */
const clustersOf = (sameName: readonly FilledList[]): readonly Cluster[] => {
  const clusters: [FilledList, ...FilledList[]][] = [];
  for (const each of sameName.toSorted((a, b) => compareTexts(a.list.id.key, b.list.id.key))) {
    const own = clusters.slice(0, LOOKED_AT).find((cluster) => cluster.every((other) => areOne(each, other)));
    if (own) own.push(each);
    else clusters.push([each]);
  }
  return clusters;
};

/** Names with the next free number behind them. */
function* freeNames(name: string, taken: ReadonlySet<string>): Generator<string, never> {
  for (let count = 2; ; count += 1) if (!taken.has(`${name} (${count})`)) yield `${name} (${count})`;
}

interface ListsApart {
  /** What each is called here: no two are called alike. */
  readonly listOf: ReadonlyMap<FilledList, ImportedList>;
  /** How many were put together with another that is not the same. */
  readonly joined: number;
}

const described = (cluster: Cluster): ImportedList => {
  const { id: _, ...list } = (cluster.find(({ list: { description } }) => description !== '') ?? cluster[0]).list;
  return list;
};

/** Tells lists of one name apart by a number behind it, where they are not one. */
export const listsApart = (lists: readonly FilledList[]): ListsApart => {
  const byName = groupBy(lists, ({ list }) => listName(list.name));
  const [taken, listOf] = [new Set(byName.keys()), new Map<FilledList, ImportedList>()];
  let joined = 0;
  for (const [name, sameName] of byName) {
    const names = freeNames(name, taken);
    clustersOf(sameName).forEach((cluster, at) => {
      const own = described(cluster);
      const list = at === 0 ? own : { ...own, name: names.next().value, filedName: own.name };
      taken.add(list.name);
      for (const each of cluster) listOf.set(each, list);
      joined += cluster.filter((each) => !isCopy(each, cluster[0])).length;
    });
  }
  return { listOf, joined };
};
