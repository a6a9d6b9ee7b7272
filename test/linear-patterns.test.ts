import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { growsLinearly, hostileTexts } from '../test-fixtures/growth.ts';

interface Pattern {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

const LENGTH = 40_000;

/** These meet no text of others: what they look at is short. */
const OF_OWN_TEXTS: ReadonlySet<string> = new Set([
  // A number of at most 21 digits.
  'src/domain/format/format-count.ts',
  // The name of a file, which is cut before.
  'src/domain/export/file-names.ts',
  // The address of the provider, which the host has set.
  'src/adapters/tmdb/tmdb-probe.ts',
  // Addresses of the bench, and of this site's files.
  'src/adapters/bench/fault.ts',
]);

const patternsIn = (file: string): readonly Pattern[] => {
  const found: Pattern[] = [];
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  JSON.stringify(program, (_, value: unknown) => {
    if (typeof value === 'object' && value !== null && 'regex' in value) {
      const { pattern, flags } = value.regex as { readonly pattern: string; readonly flags: string };
      found.push({ file, source: pattern, flags });
    }
    return typeof value === 'bigint' || value instanceof RegExp ? undefined : value;
  });
  return found;
};

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|contract|d)\.tsx?$/.test(file))
  .map((file) => `src/${file}`);
const patterns = files.filter((file) => !OF_OWN_TEXTS.has(file)).flatMap(patternsIn);

/** What an expression asks for, letter by letter, and its beginnings: a text of these makes it begin again and again. */
const wordsOf = ({ source }: Pattern): readonly string[] => {
  const plain = source
    .replaceAll(/\\d/g, '1')
    .replaceAll(/\\s/g, ' ')
    .replaceAll(/\\[wS]/g, 'a')
    .replaceAll(/\\[pP]\{\w+\}/gu, 'a')
    .replaceAll(/\\(.)/g, '$1');
  const words = plain.match(/[\p{L}\p{N}/ .#<>:=-]{2,}/gu) ?? [];
  return [...new Set([...words, ...words.map((word, at) => word + (words[at + 1] ?? ''))])].slice(0, 24);
};

const read = ({ source, flags }: Pattern) => {
  const expression = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  // Every place of a text is tried, as by `replaceAll` and `split`.
  return (text: string) => text.replaceAll(expression, '');
};

describe('expressions over texts of others take a time that grows as the text does (product.md, Import: hostile files)', () => {
  it('all of them are looked at', () => expect(patterns.length).toBeGreaterThan(80));

  it.each(patterns)('$file /$source/$flags', (pattern) => {
    const slow = hostileTexts(wordsOf(pattern)).find((textOf) => !growsLinearly(read(pattern), textOf, LENGTH));
    expect(slow?.(40)).toBeUndefined();
  });
});

// What stood here once.
it.each([
  [String.raw`^(?:\S*[^/\s])?/shared/?#(\S*)$`, '/shared#', '\n!'],
  [String.raw`watchlist[^/]*$`, 'watchlist', '/'],
  [String.raw`hidden[-/].*recommend`, 'hidden/', '!'],
])(
  'an expression that goes back and forth is found: %s',
  (source, part, end) => {
    const textOf = (characters: number) => part.repeat(characters / part.length) + end;
    expect(growsLinearly(read({ file: '', source, flags: '' }), textOf, LENGTH)).toBe(false);
    // It is slow: that is what it shows. A machine with more to do takes longer.
  },
  120_000,
);
