import * as v from 'valibot';

export interface ListReader<Item> {
  /** Gives undefined for an item that cannot be read. */
  readonly readItem: (raw: unknown) => Item | undefined;
  readonly keyOf: (item: Item) => string;
  /** Whether a second item with the same key must stay, because it may hold something that the first does not. */
  readonly keepsDuplicates: boolean;
}

/** The schema of a single item. */
export const itemSchema = <Item>({ readItem }: ListReader<Item>): v.GenericSchema<unknown, Item> =>
  v.pipe(
    v.unknown(),
    v.transform(readItem),
    v.custom<Item>((item) => item !== undefined),
  );

interface ReadList<Item> {
  readonly items: readonly Item[];
  /** The items as they were found. */
  readonly unreadable: readonly unknown[];
}

/**
 * Reads each item on its own: an item that cannot be read never costs the others. Of items with the same key, the first
 * one counts.
 */
export const readList = <Item>(raws: readonly unknown[], reader: ListReader<Item>): ReadList<Item> => {
  const items = new Map<string, Item>();
  const unreadable: unknown[] = [];
  for (const raw of raws) {
    const item = reader.readItem(raw);
    const key = item === undefined ? undefined : reader.keyOf(item);
    if (item === undefined || key === undefined) unreadable.push(raw);
    else if (!items.has(key)) items.set(key, item);
    else if (reader.keepsDuplicates) unreadable.push(raw);
  }
  return { items: [...items.values()], unreadable };
};
