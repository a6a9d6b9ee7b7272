import { loadModule } from '../load-module.mjs';
import { table } from '../table.mjs';

/** @typedef {{ path: string, text: string }} SourceFile */
/** @typedef {ReadonlyMap<string, readonly string[]>} ImportGraph */

const LEANING = /\b(nobody|whoever|whatever|(is|are) to be)\b/i;
const COMMENT = /\/\*\*[\s\S]*?\*\/|(?:^[ \t]*\/\/.*\n)+/gm;

/** @type {{ sourceFiles: () => Promise<readonly SourceFile[]> }} */
const { sourceFiles } = await loadModule('test/architecture/source-files.ts');
/** @type {{ importGraph: (files: readonly SourceFile[]) => ImportGraph }} */
const { importGraph } = await loadModule('test/architecture/import-graph.ts');

/** @param {number} share */
const percent = (share) => `${(100 * share).toFixed(1)} %`;

const all = await sourceFiles();
const graph = importGraph(all);
const files = all.filter(({ path }) => graph.has(path));
const lines = files.map(({ text }) => text.trimEnd().split('\n').length).toSorted((a, b) => a - b);

/** @type {Map<string, number>} */
const importers = new Map();
for (const target of [...graph.values()].flat()) importers.set(target, (importers.get(target) ?? 0) + 1);

const comments = files.flatMap(({ text }) => text.match(COMMENT) ?? []);

/** @param {number} share */
const atShare = (share) => String(lines[Math.floor(lines.length * share)]);

// Tests, contract suites and benches are left out everywhere.
console.log(
  table([
    ['production code in src', 'figure'],
    ['files', String(files.length)],
    ['lines', String(lines.reduce((sum, each) => sum + each, 0))],
    ['files with exactly one importer', String([...importers.values()].filter((count) => count === 1).length)],
    ['lines of a file: median', atShare(0.5)],
    ['lines of a file: nine of ten at most', atShare(0.9)],
    ['lines of a file: at most', String(lines.at(-1))],
    [
      'comments that lean on nobody, whoever, whatever, is to be',
      percent(comments.filter((each) => LEANING.test(each)).length / comments.length),
    ],
  ]),
);
