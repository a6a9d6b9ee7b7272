import { expect, it } from 'vitest';
import { lateGroup, readerGroup, sharedGroup } from './late-group.ts';

const MAIN = '/src/composition/main.tsx';
const LATE = '/src/composition/late-code.ts';
const LAYOUT = '/src/ui/shell/late-layout.tsx';
const LISTS = '/src/ui/screens/saved-list/watchlist-screen.tsx';
const DIALOG = '/src/ui/components/import/import-dialog.tsx';
const MAPPINGS = '/src/adapters/tmdb/mapping/title-mappings.ts';
const ENTRIES: ReadonlySet<string> = new Set([LATE, LAYOUT, LISTS, DIALOG, MAPPINGS]);

/** A graph in which a module is needed by these entries, over another one that two of them need. */
const graph = (id: string, entries: readonly string[]) => ({
  getModuleInfo: (each: string) => {
    if (each === id) return { importers: ['/src/domain/between.ts'], dynamicImporters: ENTRIES.has(id) ? [MAIN] : [] };
    if (each === '/src/domain/between.ts') return { importers: [...entries, id], dynamicImporters: [] };
    return { importers: [], dynamicImporters: ENTRIES.has(each) ? [MAIN] : [] };
  },
});

const groupsOf = (...entries: readonly string[]) => {
  const id = '/src/domain/what.ts';
  return [lateGroup(id, graph(id, entries)), sharedGroup(id, graph(id, entries))];
};

it.each([
  { needed: 'every visit only', by: [LATE], groups: ['late', 'dialogs'] },
  { needed: 'several parts of every visit', by: [LATE, LAYOUT], groups: ['late', 'dialogs'] },
  { needed: 'every visit and a dialog', by: [LATE, DIALOG], groups: ['late', 'dialogs'] },
  { needed: 'every visit and a screen', by: [LATE, LISTS], groups: ['common', 'shared'] },
  { needed: 'every visit and what reads answers for a screen', by: [LATE, MAPPINGS], groups: ['common', 'shared'] },
  { needed: 'a screen and a dialog', by: [LISTS, DIALOG], groups: [null, 'shared'] },
  { needed: 'a dialog', by: [DIALOG], groups: [null, 'dialogs'] },
])('what $needed needs is in its chunk', ({ by, groups }) => {
  expect(groupsOf(...by)).toEqual(groups);
});

it.each([
  { path: MAPPINGS, by: [], group: 'mappings' },
  { path: '/src/adapters/tmdb/mapping/map-to-title-details.ts', by: [MAPPINGS, LATE], group: 'mappings' },
  { path: '/src/adapters/tmdb/mapping/map-to-season.ts', by: [DIALOG], group: null },
  { path: '/src/domain/what.ts', by: [MAPPINGS], group: null },
])('what reads answers for screens is in one chunk, of $path needed by $by', ({ path, by, group }) => {
  expect(readerGroup(path, graph(path, by))).toBe(group);
});

it.each([
  { names: 'share, timer', group: 'dialogs' },
  { names: 'bufferTime', group: 'late' },
  { names: 'share, bufferTime', group: 'late' },
])('a module of a package is needed by what names it: late code that imports $names', ({ names, group }) => {
  const id = '/node_modules/rxjs/dist/esm/internal/operators/bufferTime.js';
  const whole = '/node_modules/rxjs/dist/esm/index.js';
  const links: Readonly<Record<string, readonly string[]>> = { [id]: [whole], [whole]: [LATE, DIALOG] };
  const codes: Readonly<Record<string, string>> = {
    [LATE]: `import { ${names} } from 'rxjs';`,
    [DIALOG]: `import { bufferTime } from 'rxjs';`,
  };
  const modules = {
    getModuleInfo: (each: string) => ({
      importers: links[each] ?? [],
      dynamicImporters: ENTRIES.has(each) ? [MAIN] : [],
      code: codes[each] ?? null,
    }),
  };
  expect(lateGroup(id, modules) ?? 'dialogs').toBe(group);
});
