import { PLACE, rulesOf, type RegisterList } from '#domain/devices/register-lists.ts';
import type { Fields } from '#domain/fields.ts';

/** What is said of a value of a list, whatever its place is. */
export const factsWithoutPlace = (list: RegisterList, value: object): Fields =>
  Object.fromEntries(Object.entries(rulesOf(list).facts(value)).filter(([name]) => name !== PLACE));
