import * as v from 'valibot';
import { uniqueBy } from '#domain/util/unique-by.ts';
import { parseAnswer } from './parse-answer.ts';

const RawList = v.object({ results: v.array(v.unknown()) });

export interface ItemMapping<Item> {
  /** Gives undefined to drop the item. */
  readonly mapItem: (raw: unknown) => Item | undefined;
  readonly keyOf: (item: Item) => unknown;
}

export const mapEach = <Item>(raws: readonly unknown[], { mapItem, keyOf }: ItemMapping<Item>): readonly Item[] =>
  uniqueBy(
    raws.map(mapItem).filter((item) => item !== undefined),
    keyOf,
  );

/** The items of a list, each once. Throws `malformed` when there is no list. */
export const mapToList = <Item>(raw: unknown, mapping: ItemMapping<Item>): readonly Item[] =>
  mapEach(parseAnswer(RawList, raw).results, mapping);
