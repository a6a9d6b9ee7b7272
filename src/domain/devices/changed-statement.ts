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
  /** As it was, on each side where there are two; null where it was not there. Another one than the register has, where that is not applied yet. */
  readonly before: readonly (object | null)[];
  readonly stamp: Stamp;
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
  const { list, now, before, stamp } = change;
  const known = register ?? nothing(list);
  const item = now && rulesOf(list).toItem(now);
  const { facts } = rulesOf(list);
  const is = facts(now ?? {});
  const were = before.map((each) => facts(each ?? {}));
  // What a newer release says of it is said there: here it may be what was said before.
  const isUnheard = (name: string): boolean =>
    valueIn(known, name) === undefined && sayingIn(known, name)[0] === FIRST_STAMP;
  const isChanged = (name: string): boolean =>
    Object.hasOwn(is, name) ? were.some((was) => was[name] !== is[name]) : isUnheard(name);
  const names = [...new Set([...factsNamedIn(known), ...factsNamedIn({ list, item })])];
  const told = names.map((name) => {
    if (!isChanged(name)) return { name, value: valueIn(known, name), saying: sayingIn(known, name) };
    const value = valueIn({ item }, name);
    return { name, value, saying: [stamp, ...beforeOf(known, name, value)] as const };
  });
  return statementOf(list, told, item ?? known.item);
};

/** What the library has of a thing that was changed in it, while something else of it is not applied yet; undefined where it has all. */
export const unappliedOf = (changed: Statement, before: object | null): object | null | undefined => {
  const { list, stamp, item, said } = changed;
  if (!said) return undefined;
  const names = factNamesOf(list);
  const valueHere = (name: string): unknown =>
    sayingIn(changed, name)[0] === stamp ? valueIn(changed, name) : valueIn({ item: before }, name);
  const { facts } = rulesOf(list as RegisterList);
  const here = Object.fromEntries([
    ...Object.entries(item ?? before ?? {}).filter(([name]) => !names.includes(name)),
    ...names.flatMap((name) => (valueHere(name) === undefined ? [] : [[name, valueHere(name)] as const])),
  ]);
  const [has, says] = [facts(here), facts(item ?? {})];
  if (names.every((name) => has[name] === says[name])) return undefined;
  return names.some((name) => valueHere(name) !== undefined) ? here : null;
};
