import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { citationsOf, rulesOf, type Citation } from './documents/citations.ts';
import { repositoryFiles, type RepositoryFile } from './documents/repository-files.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** These checks name what they forbid. */
const CHECKS = /^test\/documents/;
const RULES = /^docs\/(?:product|tmdb)\.md$/;
const TEST = /\.(?:test|spec|contract)\.tsx?:\d+$/;
const DOCUMENT = /(?<![\w/.-])(?:\.{0,2}\/)?(?:[\w-]+\/)*[\w-]+\.md\b/g;
const OUTSIDE =
  /\bspec(?:’s|'s)? sections?\b|\bthe (?:product[’']s )?spec(?:ification)?\b(?![.-])|\bspec (?:and|says)\b/gi;
const LINK = /\]\((?!https?:|#|mailto:)([^)#\s]+)|\bsrc(?:set)?="(?!https?:)([^"]+)"/g;

interface Found {
  readonly text: string;
  /** `path:line`. */
  readonly place: string;
}

const findIn = ({ path, text }: RepositoryFile, pattern: RegExp): readonly Found[] =>
  text.split('\n').flatMap((line, at) =>
    [...line.matchAll(pattern)].map(([whole, ...groups]) => ({
      text: groups.find((group) => group !== undefined) ?? whole,
      place: `${path}:${at + 1}`,
    })),
  );

const isThere = (path: string): boolean => existsSync(join(ROOT, path));

/** From where it is cited, from the root, or by its name alone. */
const isDocument = ({ text, place }: Found): boolean =>
  ['.', dirname(place), 'docs', 'docs/decisions'].some((folder) => isThere(join(folder, text)));

describe('the documents', () => {
  let files: readonly RepositoryFile[];
  let rules: readonly string[];
  let citations: readonly Citation[];

  beforeAll(async () => {
    files = (await repositoryFiles()).filter(({ path }) => !CHECKS.test(path));
    rules = files.filter(({ path }) => RULES.test(path)).flatMap(rulesOf);
    citations = files.flatMap((file) => citationsOf(file, rules));
  });

  it('have every rule that is cited', () => {
    expect(citations.length).toBeGreaterThan(200);
    const wrong = citations.filter(({ rule }) => !rules.includes(rule));
    expect(wrong.map(({ rule, place }) => `${place} cites "${rule}", which there is not`)).toEqual([]);
  });

  it('have no rule that no test cites', () => {
    const ofProduct = rules.filter((rule) => rule.startsWith('product.md'));
    expect(ofProduct.length).toBeGreaterThan(150);
    const cited = new Set(citations.filter(({ place }) => TEST.test(place)).map(({ rule }) => rule));
    expect(ofProduct.filter((rule) => !cited.has(rule)).map((rule) => `no test cites ${rule}`)).toEqual([]);
  });

  it('have no two rules of the same name', () => {
    expect(rules.filter((rule, at) => rules.indexOf(rule) !== at)).toEqual([]);
  });

  it('have each word of the glossary once', () => {
    const { text = '' } = files.find(({ path }) => path === 'docs/glossary.md') ?? {};
    const rows = [...text.matchAll(/^\| ([^|]+) \|/gm)].map(([, words = '']) => words);
    const words = rows.filter((row) => row !== 'word').flatMap((row) => row.split(', '));
    expect(words.length).toBeGreaterThan(100);
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });

  it('are all in the repository', () => {
    const missing = files.flatMap((file) => findIn(file, DOCUMENT)).filter((found) => !isDocument(found));
    expect(missing.map(({ text, place }) => `${place} cites ${text}, which there is not`)).toEqual([]);
  });

  it('are called by their name', () => {
    const nameless = files.flatMap((file) => findIn(file, OUTSIDE));
    expect(nameless.map(({ text, place }) => `${place} cites "${text}"`)).toEqual([]);
  });

  it('lead to files that are there', () => {
    const links = files.filter(({ path }) => path.endsWith('.md')).flatMap((file) => findIn(file, LINK));
    expect(links.length).toBeGreaterThan(20);
    const dead = links.filter(({ text, place }) => !isThere(join(dirname(place), text)));
    expect(dead.map(({ text, place }) => `${place} leads to ${basename(text)}, which there is not`)).toEqual([]);
  });

  it('have lines of at most 200 characters, but for tables', () => {
    const lines = files
      .filter(({ path }) => path.endsWith('.md'))
      .flatMap(({ path, text }) => text.split('\n').map((line, at) => ({ line, place: `${path}:${at + 1}` })));
    expect(lines.filter(({ line }) => line.length > 200 && !line.startsWith('|')).map(({ place }) => place)).toEqual(
      [],
    );
  });
});
