import type { Fields } from '../../fields.ts';
import { isSameJson } from '../../util/is-same-json.ts';

/** What something was before an act, what the act made of it, and what it is now. */
export interface ThreeWay<Value> {
  readonly before: Value;
  readonly after: Value;
  readonly now: Value;
}

export const mapThree = <Value, Result>(three: ThreeWay<Value>, map: (value: Value) => Result): ThreeWay<Result> => ({
  before: map(three.before),
  after: map(three.after),
  now: map(three.now),
});

/** Whether two objects have the same fields, in any order. */
export const hasSameFields = (a: object, b: object): boolean => {
  const others = b as Fields;
  const entries = Object.entries<unknown>(a as Fields);
  return entries.length === Object.keys(b).length && entries.every(([name, value]) => isSameJson(value, others[name]));
};

/** What the act changed is as it was before, unless it was changed since. */
export const mergeValue = <Value>({ before, after, now }: ThreeWay<Value>): Value =>
  isSameJson(before, after) || !isSameJson(after, now) ? now : before;

/** Each field merged for itself: the same reference as now where none is another. */
export const mergeFields = <Value extends object>(three: ThreeWay<Value>): Value => {
  const { before, after, now } = three as ThreeWay<object> as ThreeWay<Fields>;
  if (before === after) return three.now;
  const names = new Set([...Object.keys(now), ...Object.keys(before)]);
  const merged = Object.fromEntries(
    [...names].flatMap((name) => {
      const value = mergeValue({ before: before[name], after: after[name], now: now[name] });
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
  return hasSameFields(merged, now) ? three.now : (merged as Value);
};
