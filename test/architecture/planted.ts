import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
export const LAYERS = ['domain', 'application', 'adapters', 'ui', 'composition', 'worker'] as const;

/** What each planted file exports, so that the others have something to import. */
export const TARGET = 'export const nothing = undefined;\nexport interface Nothing { readonly nothing: undefined }\n';

export interface Finished {
  readonly code: number;
  readonly output: string;
}

/** A copy of the repository's rules and layout in a temporary folder, with files of the test's own. */
export interface Planted {
  readonly folder: string;
  /** Runs one of the repository's commands in the folder. Never rejects: refusing is what is expected. */
  run(command: string, args: readonly string[]): Promise<Finished>;
  remove(): Promise<void>;
}

async function copyRules(folder: string): Promise<void> {
  const layers = LAYERS.map((layer) => `src/${layer}/tsconfig.json`);
  const linter = ['oxlint.config.mjs', 'scripts/quality/title-name-rule.mjs'];
  const rules = ['package.json', ...linter, 'tsconfig.base.json', 'src/application/platform.d.ts', ...layers];
  for (const path of rules) await cp(join(REPOSITORY, path), join(folder, path));
  const references = LAYERS.map((layer) => ({ path: `src/${layer}` }));
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ files: [], references }));
}

// Package by package: linking the folder as a whole would share the compiler's cache with the repository.
async function linkPackages(folder: string): Promise<void> {
  const packages = join(REPOSITORY, 'node_modules');
  await mkdir(join(folder, 'node_modules'));
  const names = (await readdir(packages)).filter((name) => !name.startsWith('.'));
  for (const name of names) await symlink(join(packages, name), join(folder, 'node_modules', name));
}

async function write(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  const base = LAYERS.map((layer) => [`src/${layer}/target/target.ts`, TARGET] as const);
  for (const [path, text] of [...base, ['test-fixtures/target/target.ts', TARGET] as const, ...Object.entries(files)]) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/** @param files their text by path, relative to the repository */
export async function plant(files: Readonly<Record<string, string>>): Promise<Planted> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'architecture-')));
  await copyRules(folder);
  await linkPackages(folder);
  await write(folder, files);
  return {
    folder,
    run: (command, args) =>
      new Promise((done) => {
        const program = resolve(REPOSITORY, 'node_modules/.bin', command);
        execFile(program, args, { cwd: folder, maxBuffer: 64 << 20 }, (error, output) =>
          done({ code: error ? Number(error.code ?? 1) : 0, output }),
        );
      }),
    remove: () => rm(folder, { recursive: true }),
  };
}
