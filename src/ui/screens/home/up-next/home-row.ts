import type { UpNextShow } from '#application/use-cases/shows/shows-in-book.ts';
import type { TitleKey } from '#domain/title.ts';
import { inKeptOrder, keptOrder } from '../../../components/up-next/kept-order.ts';

/** The number of shows on home (product.md, Up next: row). */
export const SHOWN = 6;

/** What home shows of the followed shows while it is open. */
export interface HomeRow {
  /** All that were there, in the order of the row. */
  readonly order: readonly TitleKey[];
  readonly shown: ReadonlySet<TitleKey>;
}

export const NO_ROW: HomeRow = { order: [], shown: new Set() };

const isOfInterest = ({ now }: UpNextShow): boolean => now.status !== 'none' && now.status !== 'gone';

/** The row with those that have come since, as far as there is room. The same reference while none has. */
export const nextHomeRow = (row: HomeRow, followed: readonly UpNextShow[]): HomeRow => {
  const order = keptOrder(row.order, followed);
  if (order === row.order) return row;
  const known = new Set(row.order);
  const come = inKeptOrder(order, followed).filter((show) => !known.has(show.key) && isOfInterest(show));
  const room = Math.max(0, SHOWN - row.shown.size);
  return { order, shown: new Set([...row.shown, ...come.slice(0, room).map(({ key }) => key)]) };
};

/** The shows of the row. One that was ticked to its end stays where it is. */
export const shownOf = ({ order, shown }: HomeRow, followed: readonly UpNextShow[]): readonly UpNextShow[] =>
  inKeptOrder(
    order,
    followed.filter(({ key }) => shown.has(key)),
  );
