import { readFile, readdir } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const COMPONENTS = 'src/ui/components';
const GALLERY = 'test-fixtures/gallery';

/** Components that the gallery does not show, and why. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  'card/stored-row.tsx': 'is a row, as that of titles, of cards that are shown',
  'form/choose-file.tsx': 'is a button, as those that are shown, and a field that is not seen',
  'hiding/gliding.tsx': 'is seen only while titles move',
  'list/list-screen.tsx': 'is a whole screen',
  'page/after-paint.tsx': 'is not seen',
  'page/page-meta.tsx': 'is not seen',
  'page/redirect.tsx': 'is not seen',
  'links/uncopied-on-demand.tsx': 'is not seen, until it opens a dialog that is shown',
  'feedback/asked-page.tsx': 'is a whole page, or one of the failures that are shown',
  'feedback/full-page.tsx': 'is as large as the window, and nothing else',
};

const filesIn = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(join(ROOT, folder), { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx$/.test(entry.name))
    .map(({ parentPath, name }) => posix.join(parentPath, name).slice(ROOT.length));
};

const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+\.tsx?)'/g;

/** What a file imports, by paths from the root. */
const importsOf = async (path: string): Promise<readonly string[]> => {
  const text = await readFile(join(ROOT, path), 'utf8');
  return [...text.matchAll(IMPORTED)].map(([, specifier = '']) =>
    specifier.startsWith('#') ? specifier.replace('#', 'src/') : posix.join(posix.dirname(path), specifier),
  );
};

const folderOf = (path: string): string => path.slice(0, path.indexOf('/', COMPONENTS.length + 1));

/** With the parts that a component has in its own folder. */
const withParts = async (shown: ReadonlySet<string>): Promise<ReadonlySet<string>> => {
  const all = new Set(shown);
  for (const path of all) {
    if (!path.startsWith(COMPONENTS)) continue;
    for (const part of await importsOf(path)) if (folderOf(part) === folderOf(path)) all.add(part);
  }
  return all;
};

describe('the gallery (product.md, QA: gallery)', () => {
  let components: readonly string[] = [];
  let shown: ReadonlySet<string> = new Set();

  beforeAll(async () => {
    components = await filesIn(COMPONENTS);
    const imports = await Promise.all((await filesIn(GALLERY)).map(importsOf));
    shown = await withParts(new Set(imports.flat()));
  });

  it('shows every component, or it is said here why not', () => {
    expect(components.length).toBeGreaterThan(80);
    const named = components.map((path) => path.slice(COMPONENTS.length + 1));
    const missing = named.filter((name) => !shown.has(`${COMPONENTS}/${name}`) && !(name in NOT_SHOWN));
    expect(missing.map((name) => `${name} is in no group of ${GALLERY}/groups`)).toEqual([]);
  });

  it('leaves out only what there is, and what it does not show', () => {
    const wrong = Object.keys(NOT_SHOWN).filter(
      (name) => !components.includes(`${COMPONENTS}/${name}`) || shown.has(`${COMPONENTS}/${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('has a group for every folder of components', async () => {
    const groups = await filesIn(`${GALLERY}/groups`);
    const folders = new Set(components.map((path) => folderOf(path).slice(COMPONENTS.length + 1)));
    expect(groups.map((path) => posix.basename(path, '.tsx')).toSorted()).toEqual([...folders].toSorted());
  });
});
