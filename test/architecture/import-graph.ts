import { posix } from 'node:path';
import { specifiersIn } from '../../scripts/nearest-tests.mjs';
import type { SourceFile } from './source-files.ts';

/** For each file the files it imports, by their paths under `src`. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Not part of the product: tests, and the suites and benches of ports. */
const BESIDE = /\.(test|contract|bench)\.tsx?$/;

const targetOf = (path: string, specifier: string): string =>
  specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(path), specifier);

/** Of the product's files; what is imported from elsewhere is left out. */
export function importGraph(files: readonly SourceFile[]): ImportGraph {
  const own = files.filter(({ path }) => !BESIDE.test(path));
  const paths = new Set(own.map(({ path }) => path));
  return new Map(
    own.map(({ path, text }) => {
      const targets = specifiersIn(text).map((specifier) => targetOf(path, specifier));
      return [path, [...new Set(targets.filter((target) => paths.has(target)))]];
    }),
  );
}

/** One circle for each import that closes one: the files on it, in the order of their imports. */
export function circlesIn(graph: ImportGraph): readonly (readonly string[])[] {
  const circles: (readonly string[])[] = [];
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]): void => {
    const before = trail.indexOf(path);
    if (before >= 0) circles.push(trail.slice(before));
    if (before >= 0 || done.has(path)) return;
    for (const target of graph.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return circles;
}
