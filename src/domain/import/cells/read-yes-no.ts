import { nameKey } from '../name-key.ts';

const YES = new Set(['yes', 'y', 'true', 'x', 'on', 'ja', 'j', 'wahr', 'oui', 'vrai', 'si', 's', 'verdadero', 'vero']);
const MORE_YES = new Set(['sim', 'verdadeiro', '✓', '✔', '✔️', '☑', '☑️', '✅']);
const NO = new Set([
  'no',
  'n',
  'false',
  'off',
  'nein',
  'falsch',
  'non',
  'faux',
  'falso',
  'nao',
  '✗',
  '✘',
  '❌',
  '☐',
  '-',
]);

/** What a cell answers: in words of six languages, a tick, or how often; undefined for neither yes nor no. */
export const readYesNo = (text: string): boolean | undefined => {
  const word = nameKey(text);
  if (YES.has(word) || MORE_YES.has(word)) return true;
  if (NO.has(word)) return false;
  return /^\d{1,3}(?:\.0)?$/.test(text.trim()) ? Number(text) > 0 : undefined;
};
