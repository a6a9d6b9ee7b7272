import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CRITERIA } from '../scripts/quality/wcag-criteria.mjs';

const PAGE = readFileSync('docs/accessibility.md', 'utf8');
const ROW = /^\| (\d\.\d\.\d+) \| (.+?) \| (A|AA) \| (.+?) \|/gm;
const LEVELS = { A: 31, AA: 24 };

it('names every criterion of WCAG 2.2, A and AA, once: 4.1.1 is none any more', () => {
  const numbers = CRITERIA.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  const count = (level: string) => CRITERIA.filter((each) => each.level === level).length;
  expect({ A: count('A'), AA: count('AA') }).toEqual(LEVELS);
});

it('has each criterion once in its page, with how it was tested', () => {
  const rows = [...PAGE.matchAll(ROW)].map(([, number, name, level, how]) => ({ number, name, level, how }));
  expect(rows).toEqual(CRITERIA.map(({ number, name, level, how }) => ({ number, name, level, how })));
});

it('names tests that are there, and none where nothing was tested', () => {
  const named = CRITERIA.flatMap(({ number, tests = [] }) => tests.map((each) => [number, ...each] as const));
  const missing = named.filter(([, file, text]) => !existsSync(file) || !readFileSync(file, 'utf8').includes(text));
  expect(missing).toEqual([]);
  const wrong = CRITERIA.filter(({ how, tests }) => (how === 'by test') !== (tests !== undefined));
  expect(wrong.map(({ number }) => number)).toEqual([]);
  expect(CRITERIA.filter(({ finding }) => finding === '')).toEqual([]);
});

it('says by hand with the day only', () => {
  const words = new Set(['not applicable', 'by test', 'known gap']);
  expect(CRITERIA.filter(({ how }) => !words.has(how) && !/^by hand, on \d{4}-\d\d-\d\d$/.test(how))).toEqual([]);
});
