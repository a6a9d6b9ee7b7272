import { titleKey, type TitleKey, type TitleRef } from '#domain/title.ts';

const commonStart = (a: readonly TitleRef[], b: readonly TitleRef[]): number => {
  const length = Math.min(a.length, b.length);
  let at = 0;
  while (at < length && a[at] === b[at]) at += 1;
  return at;
};

/** How many items at the end are the same, of those from `start` on. */
const commonEnd = (a: readonly TitleRef[], b: readonly TitleRef[], start: number): number => {
  const length = Math.min(a.length, b.length) - start;
  let count = 0;
  while (count < length && a[a.length - 1 - count] === b[b.length - 1 - count]) count += 1;
  return count;
};

/**
 * The items of a list that changes, by their keys. They are kept from one state of the list to the next: only the titles
 * that a change added or removed are looked at. So a toggle among 10,000 titles costs what it costs among 100. A list has
 * each title once.
 */
export class ListIndex<Item extends TitleRef = TitleRef> {
  private list: readonly Item[] = [];
  private readonly items = new Map<TitleKey, Item>();

  /** The list's items as it is now. The answer is good until the next call. */
  of(list: readonly Item[]): ReadonlyMap<TitleKey, Item> {
    if (list !== this.list) this.follow(list);
    return this.items;
  }

  private follow(list: readonly Item[]): void {
    const start = commonStart(this.list, list);
    const end = commonEnd(this.list, list, start);
    for (const gone of this.list.slice(start, this.list.length - end)) this.items.delete(titleKey(gone));
    for (const come of list.slice(start, list.length - end)) this.items.set(titleKey(come), come);
    this.list = list;
  }
}
