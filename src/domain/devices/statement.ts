import { sumOf } from '../crc32.ts';
import type { Fields } from '../fields.ts';
import { isUntouchedDefault, type CollectionHead } from '../library/collection.ts';
import { movedRank } from '../library/order/rank.ts';
import { isSameJson } from '../util/is-same-json.ts';
import { mergedValue } from './merged-value.ts';
import { factNamesOf, isGivenIn, PLACE } from './register-lists.ts';
import { after, FIRST_STAMP, type Stamp } from './stamp.ts';

/**
 * When a fact was said, and the checksums of what was said of it before, the newest first: a device that has not heard of it may still say that.
 * The texts themselves are nobody's any more.
 */
export type Saying = readonly [stamp: Stamp, ...before: readonly number[]];

/** When each fact of an item was said, by their names. One that is not among them was never said. */
export type Said = Readonly<Record<string, Saying>>;

/** What a register says. */
export interface Statement {
  /** One of `REGISTER_LISTS`, or one of a newer release. Without a space. */
  readonly list: string;
  /** That of the fact that was said last, or a later one. */
  readonly stamp: Stamp;
  /** The device that wrote it. */
  readonly device: string;
  /** Null once it is removed. */
  readonly item: unknown;
  /** This release cannot read the item. It is passed on as it is, and not applied. */
  readonly isUnread?: true;
  /** Absent where all was said at once, and by a release that knows one stamp for all (product.md, Devices: for itself). */
  readonly said?: Said;
}

type What = Pick<Statement, 'list' | 'stamp' | 'item' | 'said'>;

const NEVER: Saying = [FIRST_STAMP];
/** A removal counts more than what was never shared, though it may never have been said of a fact. */
const REMOVED: Saying = [after(FIRST_STAMP)];
/** Of how much that was said before. */
const BEFORE_MAX = 20;

/** Whether an item is there as long as it says anything: else that it is there is said with all of it. */
export const isPartial = (list: string): boolean => list === 'marks';

/** Whether an item is one though nothing is said of it. */
const mayBeBare = (list: string): boolean => list === 'viewings';

/** Whether what two devices change of one item may be different facts. */
const hasSeveralFacts = (list: string): boolean => factNamesOf(list).length > 1;

export const valueIn = ({ item }: Pick<Statement, 'item'>, name: string): unknown =>
  item !== null && typeof item === 'object' && Object.hasOwn(item, name) ? (item as Fields)[name] : undefined;

/** All but what the provider says of a title: what a newer release has written too. */
export const factsNamedIn = ({ list, item, said }: Pick<Statement, 'list' | 'item' | 'said'>): readonly string[] => [
  ...factNamesOf(list),
  ...Object.keys(said ?? {}),
  ...Object.keys(item ?? {}).filter((name) => !isGivenIn(list, name)),
];

export const sayingIn = (what: What, name: string): Saying => {
  const { list, stamp, item, said } = what;
  if (said) return (Object.hasOwn(said, name) ? said[name] : undefined) ?? (item === null ? REMOVED : NEVER);
  // Of what a release does not know it says nothing.
  return factNamesOf(list).includes(name) || valueIn(what, name) !== undefined ? [stamp] : NEVER;
};

/** What was said of a fact up to now, for one that is said anew. */
export const beforeOf = (what: What, name: string, value: unknown): readonly number[] => {
  const [, ...before] = sayingIn(what, name);
  const sums = new Set([sumOf(valueIn(what, name)), ...before]);
  sums.delete(sumOf(value));
  return [...sums].slice(0, BEFORE_MAX);
};

/** Whether facts of it can be told apart: it is read, or has none of those that this release knows. */
export const hasReadableFacts = (what: Statement): boolean =>
  hasSeveralFacts(what.list) &&
  (!what.isUnread ||
    (isPartial(what.list) && factNamesOf(what.list).every((name) => valueIn(what, name) === undefined)));

/** Whether of two registers each fact counts for itself. */
export const tellFactsApart = (a: Statement, b: Statement): boolean =>
  Boolean(a.said ?? b.said) &&
  hasReadableFacts(a) &&
  hasReadableFacts(b) &&
  (isPartial(a.list) || (a.item !== null && b.item !== null));

/** Whether it was said with all else by a release that knows one stamp for all: its device may not have heard of what was said before. */
const isSaidWhole = ([stamp, ...before]: Saying): boolean => before.length === 0 && stamp !== FIRST_STAMP;

/**
 * The facts of a register that were said with all else, and are no news: what `other` has said of them is the same, or later than what is said
 * here. What somebody has brought back is news: then nothing else is, and it was said last.
 */
const oldNewsIn = (what: What, other: What, names: readonly string[]): ReadonlySet<string> => {
  const whole = names.filter((name) => isSaidWhole(sayingIn(what, name)));
  if (whole.length === 0 || what.item === null) return new Set();
  const isAgain = (name: string): boolean => isSameJson(valueIn(what, name), valueIn(other, name));
  // A number follows from the list of a device, and nobody has said it.
  const isUnheard = (name: string): boolean => {
    const [value, [, ...before]] = [valueIn(what, name), sayingIn(other, name)];
    return before.includes(sumOf(value)) || (name === PLACE && movedRank(value as string | undefined) === undefined);
  };
  const again = whole.filter((name) => isAgain(name) && sayingIn(other, name).length > 1);
  const unheard = whole.filter((name) => !isAgain(name) && isUnheard(name));
  const last =
    whole
      .map((name) => sayingIn(what, name)[0])
      .toSorted()
      .at(-1) ?? FIRST_STAMP;
  const isBroughtBack =
    last > other.stamp && names.every((name) => sayingIn(what, name)[0] !== last || isAgain(name) || isUnheard(name));
  return new Set(isBroughtBack ? again : [...again, ...unheard]);
};

interface Fact {
  readonly name: string;
  readonly value: unknown;
  readonly saying: Saying;
}

const factsIn = (what: What, other: What, names: readonly string[]): readonly Fact[] => {
  const old = oldNewsIn(what, other, names);
  return names.map((name) => {
    const saying = sayingIn(what, name);
    const value = valueIn(what, name);
    if (old.has(name)) return { name, value, saying: NEVER };
    return { name, value, saying: isSaidWhole(saying) ? [saying[0], ...beforeOf(other, name, value)] : saying };
  });
};

const isUntouched = ({ list, item }: What): boolean =>
  list === 'collections' && isUntouchedDefault(item as CollectionHead);

/** What two of one time say: a default collection that is as it came says less. */
const valueOf = (name: string, [a, one]: readonly [What, unknown], [b, other]: readonly [What, unknown]): unknown => {
  if (one === undefined || other === undefined || isUntouched(a) === isUntouched(b))
    return mergedValue(name, one, other);
  return isUntouched(a) ? other : one;
};

const greaterSaying = (a: Saying, b: Saying): Saying => (JSON.stringify(a) >= JSON.stringify(b) ? a : b);

/** Of each fact what was said last. */
const joinedFacts = (a: What, b: What): readonly Fact[] => {
  const names = [...new Set([...factsNamedIn(a), ...factsNamedIn(b)])];
  const others = factsIn(b, a, names);
  return factsIn(a, b, names).map((fact, at) => {
    const other = others[at] ?? fact;
    const [[stamp], [otherStamp]] = [fact.saying, other.saying];
    if (stamp !== otherStamp) return stamp > otherStamp ? fact : other;
    const value = valueOf(fact.name, [a, fact.value], [b, other.value]);
    return { ...fact, value, saying: greaterSaying(fact.saying, other.saying) };
  });
};

const isSaidBy = (what: What, { name, value, saying }: Fact): boolean =>
  saying[0] === sayingIn(what, name)[0] && isSameJson(value, valueIn(what, name));

/** The item and when each fact of it was said. @param title what the provider says of it, wherever it is from */
export const statementOf = (
  list: string,
  facts: readonly Fact[],
  title: unknown,
): Pick<Statement, 'item' | 'said' | 'isUnread'> => {
  const values = facts.filter(({ value }) => value !== undefined);
  const said = Object.fromEntries(
    facts.flatMap(({ name, saying }) => (saying[0] === FIRST_STAMP ? [] : [[name, saying] as const])),
  );
  if (isPartial(list) && values.length === 0) return { item: null, said };
  const isKnown = mayBeBare(list) || values.some(({ name }) => factNamesOf(list).includes(name));
  const item = Object.fromEntries([
    ...Object.entries(title ?? {}).filter(
      ([name]) => isGivenIn(list, name) || values.some((each) => each.name === name),
    ),
    ...values.map(({ name, value }) => [name, value] as const),
  ]);
  return { item, said, ...(!isKnown && { isUnread: true }) };
};

/**
 * What comes of two registers of one key whose facts are told apart. It is later than both, as a release before takes the later one; the same
 * reference as one that says all of it.
 * @param lesser of the two the one that counted less, had each one stamp alone
 */
export const joinedStatements = <Told extends Statement>(greater: Told, lesser: Told): Told => {
  // A release before has passed it on without what it does not know.
  if (greater.stamp === lesser.stamp && greater.device === lesser.device && !(greater.said && lesser.said))
    return greater.said ? greater : lesser;
  const facts = joinedFacts(greater, lesser);
  if (facts.every((fact) => isSaidBy(greater, fact))) return greater;
  const devices = [greater, lesser].flatMap(({ said, device }) => (said ? [device] : []));
  const { isUnread: _, ...told } = greater;
  return {
    ...told,
    stamp: after(greater.stamp),
    device: devices.toSorted().at(-1) ?? greater.device,
    ...statementOf(greater.list, facts, greater.item ?? lesser.item),
  } as Told;
};
