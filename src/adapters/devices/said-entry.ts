import { sumOf } from '#domain/crc32.ts';
import { registerId, type Register } from '#domain/devices/register.ts';
import { isStamp } from '#domain/devices/stamp.ts';
import type { Said, Saying } from '#domain/devices/statement.ts';
import { isFields } from '#domain/fields.ts';

/** To a release before it is a list that it does not know: it passes such entries on, and changes the items beside them. */
const SAID = 'said';

export const isSaidEntry = ({ list }: Register): boolean => list === SAID;

/** The entry beside a register that says when each fact of its item was said (data-format.md); undefined where it has one stamp for all. */
export const saidEntryOf = (register: Register): Register | undefined => {
  const { stamp, device, item, said: facts } = register;
  return facts && { list: SAID, key: registerId(register), stamp, device, item: { sum: sumOf(item), facts } };
};

const isSaying = (value: unknown, { stamp }: Register): value is Saying =>
  Array.isArray(value) &&
  isStamp(value[0]) &&
  value[0] <= stamp &&
  value.slice(1).every((sum) => Number.isSafeInteger(sum));

/** What an entry says of the facts of a register; undefined where it is of an item before, or of another one. */
export const readSaid = (register: Register, entry: Register): Said | undefined => {
  const { stamp, device, item: raw } = entry;
  if (stamp !== register.stamp || device !== register.device || !isFields(raw) || !isFields(raw['facts']))
    return undefined;
  if (raw['sum'] !== sumOf(register.item)) return undefined;
  const { facts } = raw;
  return Object.values(facts as object).every((saying) => isSaying(saying, register)) ? (facts as Said) : undefined;
};
