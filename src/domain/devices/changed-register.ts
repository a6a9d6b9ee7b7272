import type { Fields } from '../fields.ts';
import { movedRank } from '../library/order/rank.ts';
import { changedStatement } from './changed-statement.ts';
import type { Known } from './known.ts';
import { PLACE, rulesOf, type RegisterList } from './register-lists.ts';
import { knownItem, registerId, type Register } from './register.ts';
import { after, nextStamp, stampOfTime, type Stamp } from './stamp.ts';
import { isPartial, sayingIn, valueIn } from './statement.ts';

/** A thing in one list, as the library has it; null where it is gone. */
interface Thing {
  readonly list: RegisterList;
  readonly key: string;
  readonly value: object | null;
}

interface ChangeContext {
  readonly known: Known;
  /** The greatest stamp that is known. */
  readonly greatest: Stamp;
  /** This device. */
  readonly device: string;
  readonly now: Date;
}

/** What is said of a thing: as it is known, and as the library had it before that is applied. */
const sayingsOf = ({ registers, unapplied }: Known, list: RegisterList, id: string): readonly object[] => {
  const register = registers.get(id);
  const sides = [register?.isUnread ? undefined : register?.item, unapplied.get(id)];
  return sides.flatMap((side) => (side ? [side] : side === null && isPartial(list) ? [{}] : []));
};

/** What another device has said, and is not applied yet, is no change of the visitor's, nor is what was there before. */
const changedFacts = ({ list, value }: Thing, sayings: readonly object[]): Fields => {
  const { facts } = rulesOf(list);
  const said = (sayings.length > 0 ? sayings : [{}]).map(facts);
  const changed = Object.entries(facts(value ?? {})).filter(([name, fact]) =>
    said.every((each) => each[name] !== fact),
  );
  return Object.fromEntries(changed);
};

const isNumber = (rank: unknown): boolean => movedRank(rank as string | undefined) === undefined;

/** Whether a place is said that follows from the list: nobody has put the thing there. */
const isNumbered = (name: string, rank: unknown, saying: object | undefined): boolean =>
  name === PLACE && saying !== undefined && isNumber(rank) && isNumber(valueIn({ item: saying }, PLACE));

const stampOf = (context: ChangeContext, { list, value }: Thing, register: Register | undefined): Stamp => {
  const { greatest, now } = context;
  // A view that fell out of the newest 50 is not to push out another.
  if (list === 'views' && !register && value) return stampOfTime(rulesOf(list).time(value), now);
  return nextStamp(now, { greatest, ...(register && { replaced: register.stamp }) });
};

/**
 * What the register of a thing says once the visitor has changed it: each fact for itself. A number counts less than a place that somebody
 * says: it is said right after the one that it replaces (product.md, Devices: for itself, order).
 * @returns undefined where nothing is changed
 */
export const changedRegister = (context: ChangeContext, thing: Thing): Register | undefined => {
  const { list, key, value } = thing;
  const id = registerId(thing);
  const register = context.known.registers.get(id);
  const sayings = sayingsOf(context.known, list, id);
  const changed = changedFacts(thing, sayings);
  const names = Object.keys(changed);
  if (value && sayings.length > 0 && names.length === 0) return undefined;
  const isNumberOf = (name: string): boolean => isNumbered(name, changed[name], sayings[0]);
  const isNumberAlone = value !== null && names.length > 0 && names.every(isNumberOf);
  // It brings back nothing that is gone elsewhere, and says nothing of what this release cannot read.
  if (isNumberAlone && !knownItem(register)) return undefined;
  const stamp = isNumberAlone && register ? after(register.stamp) : stampOf(context, thing, register);
  const saidAt = (name: string): Stamp | undefined => {
    if (!Object.hasOwn(changed, name)) return undefined;
    return register && isNumberOf(name) ? after(sayingIn(register, name)[0]) : stamp;
  };
  return {
    list,
    key,
    stamp,
    device: context.device,
    ...changedStatement(register, { list, now: value, stamp, saidAt }),
  };
};
