import { nameKey } from '../../text/name-key.ts';
import { textOf } from './json-fields.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const YES = setOf('yes y true x on ja j wahr oui vrai si s verdadero vero sim verdadeiro ✓ ✔ ✔️ ☑ ☑️ ✅');
const NO = setOf('no n false off nein falsch non faux falso nao ✗ ✘ ❌ ☐ -');

/** '2', '2.0', '2x', '2 times'. */
const TIMES = /^(\d{1,3})(?:\.0)?\s?(?:x|×|times?|mal|fois|vez|veces|volt[ae]|vezes)?$/i;

/** What a cell or a field answers: in words of six languages, a tick, or how often; undefined for neither yes nor no. */
export const readYesNo = (value: unknown): boolean | undefined => {
  if (typeof value === 'boolean') return value;
  const text = textOf(value);
  const word = nameKey(text);
  if (YES.has(word)) return true;
  if (NO.has(word)) return false;
  const [, times] = TIMES.exec(text) ?? [];
  return times === undefined ? undefined : Number(times) > 0;
};

export const isYes = (value: unknown): boolean => readYesNo(value) === true;

/** Whether a count says that there is any, however many, or a word does. */
export const isAny = (count: unknown): boolean => readYesNo(count) ?? Number(count) > 0;
