import { READERS } from './first-page/page-files.ts';

/**
 * What every visit loads soon after the first drawing. Each of them is loaded by itself in the sources: what a visit needs of it first is not
 * held up by the rest. What of them says that something cannot be reached has to be there before.
 */
const LATE = new RegExp(
  `/src/(${[
    'composition/(late-code|identity-resolver-of)',
    'adapters/browser/has-sign-in-ended',
    'ui/components/feedback/api-status',
    'ui/shell/(late-layout|input/guard-input)',
    'ui/screens/(home/yours|welcome/welcome-dialog|error/boundary-notes)',
  ].join('|')})\\.tsx?$`,
);
/** A screen, or the code that reads the provider's answers about its subject. */
const endingWith = (ends: readonly string[]): RegExp =>
  new RegExp(`(${ends.map((end) => end.replaceAll('.', '\\.')).join('|')})$`);
const READER = endingWith(Object.values(READERS));
const SCREEN = endingWith(['-screen.tsx', ...Object.values(READERS)]);

/** The chunks that every visit loads after the first drawing. */
export const EVERY_VISIT = ['common', 'late'] as const;

interface ModuleLinks {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
  readonly code?: string | null;
}

/** What the bundler tells of its modules. */
interface Modules {
  readonly getModuleInfo: (id: string) => ModuleLinks | null;
}

/** Has all modules of a package, so that whoever needs one of them imports it. */
const WHOLE_PACKAGE = /\/node_modules\/rxjs\/dist\/esm\/(?:operators\/)?index\.js$/;
const IMPORTED = /import\s*\{([^}]*)\}\s*from\s*['"]rxjs(?:\/operators)?['"]/g;

/** The modules that import this one. Of those that import its whole package, the ones that name it: it is called as its file is. */
const importersOf = (id: string, modules: Modules): readonly string[] => {
  const name = new RegExp(`\\b${/(\w+)\.\w+$/.exec(id)?.[1]}`, 'i');
  const namesIt = (each: string) =>
    [...(modules.getModuleInfo(each)?.code ?? '').matchAll(IMPORTED)].some(([, names = '']) => name.test(names));
  return (modules.getModuleInfo(id)?.importers ?? []).flatMap((importer) =>
    WHOLE_PACKAGE.test(importer) ? importersOf(importer, modules).filter(namesIt) : [importer],
  );
};

/** The modules that are loaded by `import()` and cannot run without this one. */
const entriesThatNeed = (id: string, modules: Modules): readonly string[] => {
  const seen = new Set<string>();
  const entries: string[] = [];
  const open = [id];
  for (let each = open.pop(); each !== undefined; each = open.pop()) {
    if (seen.has(each)) continue;
    seen.add(each);
    if (modules.getModuleInfo(each)?.dynamicImporters.length) entries.push(each);
    open.push(...importersOf(each, modules));
  }
  return entries;
};

const isNeededBy = (entry: RegExp, entries: readonly string[]): boolean => entries.some((each) => entry.test(each));

/**
 * The chunk of a module that every visit runs: `late`, or `common` where screens need it too, so that these wait for no more than they
 * need. Null for all others.
 */
export const lateGroup = (id: string, modules: Modules): (typeof EVERY_VISIT)[number] | null => {
  const entries = entriesThatNeed(id, modules);
  if (!isNeededBy(LATE, entries)) return null;
  return isNeededBy(SCREEN, entries) ? 'common' : 'late';
};

/**
 * The chunk of a module that several others need: `shared` where a screen is among them, else `dialogs`. Null for a package that no screen
 * needs, rxjs aside: what reads zips and tables would come with any dialog.
 */
export const sharedGroup = (id: string, modules: Modules): 'shared' | 'dialogs' | null => {
  if (isNeededBy(SCREEN, entriesThatNeed(id, modules))) return 'shared';
  return /\/node_modules\/(?!rxjs\/)/.test(id) ? null : 'dialogs';
};

/**
 * The chunk of a module that reads the provider's answers about a screen's subject. It is one for all of them, of 2 kB: the page names the
 * files of each screen, and a name takes more of its room than a reader of the chunk's. Null for all others.
 */
export const readerGroup = (id: string, modules: Modules): 'mappings' | null =>
  id.includes('/src/adapters/tmdb/mapping/') && isNeededBy(READER, entriesThatNeed(id, modules)) ? 'mappings' : null;
