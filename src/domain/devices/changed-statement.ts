import { factNamesOf, isGivenIn, rulesOf, type RegisterList } from './register-lists.ts';
import { FIRST_STAMP, type Stamp } from './stamp.ts';
import {
  beforeOf,
  factsNamedIn,
  hasReadableFacts,
  isPartial,
  sayingIn,
  statementOf,
  valueIn,
  type Statement,
} from './statement.ts';

/** What became of one thing in one list. */
interface Change {
  readonly list: RegisterList;
  /** As it is now; null where it is gone. */
  readonly now: object | null;
  readonly stamp: Stamp;
  /** When a fact is said that this release knows; undefined where it is said as it was. */
  readonly saidAt: (name: string, value: unknown) => Stamp | undefined;
}

type Told = Pick<Statement, 'item' | 'said' | 'isUnread'>;

/** What a newer release has written of it. A library takes only what this release knows. */
const unknownIn = (list: RegisterList, item: unknown): object =>
  Object.fromEntries(
    Object.entries(item ?? {}).filter(([name]) => !isGivenIn(list, name) && !factNamesOf(list).includes(name)),
  );

/** A thing of which all is said at once: there is no other fact that somebody could have changed. */
const wholeOf = (register: Statement | undefined, { list, now }: Change): Told => ({
  item: now && rulesOf(list).toItem({ ...now, ...unknownIn(list, register?.item) }),
});

/** Before anybody has said anything of it. */
const nothing = (list: RegisterList): Statement => ({ list, stamp: FIRST_STAMP, device: '', item: {}, said: {} });

const isToldWhole = (register: Statement | undefined, { list, now }: Change): boolean =>
  factNamesOf(list).length === 1 ||
  (register !== undefined && !hasReadableFacts(register)) ||
  (!isPartial(list) && (now === null || (register?.item ?? null) === null));

/**
 * The register of a thing after a change. Facts that were not changed keep their value and their stamp, whoever said them
 * (product.md, Devices: for itself).
 * @param register undefined where nothing is known of it
 */
export const changedStatement = (register: Statement | undefined, change: Change): Told => {
  if (isToldWhole(register, change)) return wholeOf(register, change);
  const { list, now, stamp, saidAt } = change;
  const known = register ?? nothing(list);
  const item = now && rulesOf(list).toItem(now);
  const is = rulesOf(list).facts(now ?? {});
  // What a newer release says of it is said there: here it may be what was said before.
  const isUnheard = (name: string): boolean =>
    valueIn(known, name) === undefined && sayingIn(known, name)[0] === FIRST_STAMP;
  const changedAt = (name: string): Stamp | undefined => {
    if (Object.hasOwn(is, name)) return saidAt(name, is[name]);
    return isUnheard(name) ? stamp : undefined;
  };
  const names = [...new Set([...factsNamedIn(known), ...factsNamedIn({ list, item })])];
  const told = names.map((name) => {
    const at = changedAt(name);
    if (at === undefined) return { name, value: valueIn(known, name), saying: sayingIn(known, name) };
    const value = valueIn({ item }, name);
    return { name, value, saying: [at, ...beforeOf(known, name, value)] as const };
  });
  return statementOf(list, told, item ?? known.item);
};
