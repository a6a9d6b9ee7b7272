import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('../../src', import.meta.url));

export interface SourceFile {
  /** Relative to `src`. */
  readonly path: string;
  readonly text: string;
}

/** Every TypeScript file of `src`, tests included, or every file of another kind. */
export async function sourceFiles(kind = /\.tsx?$/): Promise<readonly SourceFile[]> {
  const entries = await readdir(SOURCE, { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => entry.isFile() && kind.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(paths.map(async (path) => ({ path: relative(SOURCE, path), text: await readFile(path, 'utf8') })));
}
