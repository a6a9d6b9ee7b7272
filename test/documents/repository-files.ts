import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['src', 'test', 'test-fixtures', 'build', 'scripts', 'docs', 'deploy', 'public', '.ci', '.github'];
const WRITTEN = /(?:\.(?:[jt]sx?|mjs|md|css|html|json|ya?ml|conf|sh|svg|webmanifest)|\.env\.example|file|\/run)$/;
const FOREIGN = /^package-lock\.json$/;

export interface RepositoryFile {
  /** Relative to the repository. */
  readonly path: string;
  readonly text: string;
}

const filesIn = async (folder: string, recursive: boolean): Promise<readonly string[]> => {
  const entries = await readdir(join(ROOT, folder), { withFileTypes: true, recursive });
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));
};

/** Every text of the repository that people write: code, tests, configuration, documents. */
export const repositoryFiles = async (): Promise<readonly RepositoryFile[]> => {
  const folders = await Promise.all([filesIn('.', false), ...FOLDERS.map((folder) => filesIn(folder, true))]);
  const paths = folders.flat().filter((path) => WRITTEN.test(path) && !FOREIGN.test(path));
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(ROOT, path), 'utf8') })));
};
