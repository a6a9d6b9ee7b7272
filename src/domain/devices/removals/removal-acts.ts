import { DAY_MS } from '../../days/day-ms.ts';
import { registerId } from '../register.ts';
import { timeOf } from '../stamp.ts';
import type { RemovedItem } from './removed-item.ts';

/** What one device removed at about one time. */
export interface RemovalAct {
  /** Tells it from all others. */
  readonly id: string;
  readonly device: string;
  /** What the visitor called that device then, where that was known. */
  readonly name?: string;
  /** When this device learned of it last: an ISO time. */
  readonly notedAt: string;
  /** The visitor has brought it back. */
  readonly isBack?: true;
  readonly items: readonly RemovedItem[];
}

interface ActsContext {
  readonly now: Date;
  /** What the visitor calls a device; undefined where that is not known. */
  readonly nameOf: (device: string) => string | undefined;
}

/** product.md, Devices: removed elsewhere. */
const KEPT_MS = 30 * DAY_MS;
const NEAR_MS = 300_000;
/** About 5 MB. */
const MOST_ITEMS = 5_000;

const idOf = (item: RemovedItem): string => `${registerId(item)} ${item.stamp} ${item.device}`;

const isNear = ({ device, items, isBack }: RemovalAct, item: RemovedItem): boolean =>
  !isBack &&
  device === item.device &&
  items.some(({ stamp }) => Math.abs(timeOf(stamp) - timeOf(item.stamp)) <= NEAR_MS);

/** When it was done: by that device's clock, but not later than this device learned of it. */
export const timeOfAct = ({ items, notedAt }: RemovalAct): Date =>
  new Date(Math.min(Math.max(...items.map(({ stamp }) => timeOf(stamp))), Date.parse(notedAt)));

const newAct = (item: RemovedItem, { now, nameOf }: ActsContext): RemovalAct => {
  const name = nameOf(item.device);
  const act = { id: idOf(item), device: item.device, notedAt: now.toISOString(), items: [item] };
  return name === undefined ? act : { ...act, name };
};

/** With what was removed now, each item once: a round may have been killed after it was noted. */
export const withRemovals = (
  acts: readonly RemovalAct[],
  items: readonly RemovedItem[],
  context: ActsContext,
): readonly RemovalAct[] => {
  const known = new Set(acts.flatMap((act) => act.items.map(idOf)));
  const after = [...acts];
  const fresh = items.filter((item) => !known.has(idOf(item)));
  for (const item of fresh.toSorted((a, b) => timeOf(a.stamp) - timeOf(b.stamp))) {
    const at = after.findIndex((act) => isNear(act, item));
    const act = after[at];
    if (act) after[at] = { ...act, notedAt: context.now.toISOString(), items: [...act.items, item] };
    else after.push(newAct(item, context));
  }
  return after;
};

/** Those that are to be kept: of 30 days, and not more than memory allows. The newest is kept at any size. */
export const keptActs = (acts: readonly RemovalAct[], now: Date): readonly RemovalAct[] => {
  let count = 0;
  return acts
    .filter(({ notedAt, items }) => items.length > 0 && now.getTime() - Date.parse(notedAt) < KEPT_MS)
    .toSorted((a, b) => (a.notedAt < b.notedAt ? 1 : a.notedAt > b.notedAt ? -1 : 0))
    .filter(({ items }, at) => {
      count += items.length;
      return at === 0 || count <= MOST_ITEMS;
    });
};
