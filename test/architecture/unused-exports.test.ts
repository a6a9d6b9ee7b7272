import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { importGraph } from './import-graph.ts';
import type { SourceFile } from './source-files.ts';

/** The product, what builds and serves it, and the catalogue of the demo. */
const FOLDERS = [
  'src',
  'build',
  'scripts',
  ...['artwork', 'catalogue', 'fake-tmdb'].map((name) => `test-fixtures/${name}`),
];

const DECLARED = /^export (?:abstract |async )?(const|function\*?|class|interface|type) (\w+)/gm;

const wordsOf = (text: string): readonly string[] => text.match(/\w+/g) ?? [];

const read = async (path: string): Promise<SourceFile> => {
  const text = await readFile(path, 'utf8');
  return { path, text: text.replaceAll("'#", "'#src/").replaceAll("'#src/fixtures/", "'#test-fixtures/") };
};

async function filesOf(folder: string): Promise<readonly SourceFile[]> {
  const names = await readdir(folder, { recursive: true });
  return Promise.all(names.filter((name) => /\.(tsx?|mjs)$/.test(name)).map((name) => read(`${folder}/${name}`)));
}

/** What has its reason, by name. */
const KEPT = new Map([
  ['SkeletonRow', 'the frame has one (product.md, Frame: skeleton row), though no screen waits with it'],
  ['TabFile', 'each test has a tab of its own; the page has one'],
]);

const namedIn = (files: readonly SourceFile[]): ReadonlySet<string> =>
  new Set(files.flatMap(({ text }) => wordsOf(text)));

const isOfBuild = ({ path }: SourceFile): boolean => path.startsWith('build/');

/** Values that no other file of the product names which imports them, and types that their own file does not name again either. */
function unusedExports(files: readonly SourceFile[]): readonly string[] {
  const graph = importGraph(files);
  const own = files.filter(({ path }) => graph.has(path));
  const importers = new Map<string, SourceFile[]>(own.map(({ path }) => [path, []]));
  for (const file of own) for (const target of graph.get(file.path) ?? []) importers.get(target)?.push(file);
  // What builds the product names modules in texts.
  const built = namedIn(own.filter(isOfBuild));
  return own
    .filter(({ path }) => path.startsWith('src/') && !path.endsWith('.harness.ts'))
    .flatMap(({ path, text }) => {
      const named = namedIn(importers.get(path) ?? []);
      const isNamedAgain = (name: string): boolean => text.split(new RegExp(`\\b${name}\\b`)).length > 2;
      return [...text.matchAll(DECLARED)].flatMap(([, kind = '', name = '']) => {
        const isUsedHere = (kind === 'type' || kind === 'interface') && isNamedAgain(name);
        return named.has(name) || built.has(name) || isUsedHere || KEPT.has(name) ? [] : [`${path}: ${name}`];
      });
    });
}

describe('an export that the product has no use for', () => {
  const ofA = (text: string, others: Readonly<Record<string, string>> = {}): readonly string[] =>
    unusedExports(Object.entries({ 'src/a.ts': text, ...others }).map(([path, each]) => ({ path, text: each })));

  it.each([
    ['a value', 'export const lost = 1;', {}],
    ['one that its own file has use for', 'export const lost = 1;\nconst b = lost;', {}],
    ['a function of steps', 'export function* lost() {}', {}],
    ['a type', 'export interface lost {}', {}],
    ['what a test alone imports', 'export class lost {}', { 'src/a.test.ts': `import { lost } from './a.ts';` }],
    ['what another file has the name of', 'export const lost = 1;', { 'src/b.ts': 'const lost = 2;' }],
  ])('is found: %s', (_, text, others) => {
    expect(ofA(text, others)).toEqual(['src/a.ts: lost']);
  });

  it.each([
    ['imported', 'export const a = 1;', { 'src/b.ts': `import { a as b } from './a.ts';` }],
    ['imported on demand', 'export const a = 1;', { 'src/b.ts': `(await import('#src/a.ts')).a;` }],
    ['named by what builds the product', 'export const a = 1;', { 'build/b.ts': '`const { a } = ${path}`' }],
    ['a type of what the file exports', 'export type A = 1;\nexport const b: A = 1;', { 'build/b.ts': 'b' }],
  ])('is none where it is %s', (_, text, others) => {
    expect(ofA(text, others)).toEqual([]);
  });

  it('is nowhere: what tests alone import is dead code', async () => {
    const files = [await read('vite.config.ts'), ...(await Promise.all(FOLDERS.map(filesOf))).flat()];
    expect(files.length).toBeGreaterThan(1_000);
    expect(unusedExports(files)).toEqual([]);
  });
});
