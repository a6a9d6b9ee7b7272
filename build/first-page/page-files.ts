import type { Rolldown } from 'vite';
import { SCREENS } from '../../src/domain/addresses/screens.ts';

/** The application's code, as it is in the sources. */
export const MAIN = 'src/composition/main.tsx';

const SCREEN = /\/src\/ui\/screens\/[\w-]+\/([\w-]+)-screen\.tsx$/;
/**
 * What reads the provider's answers about a screen's subject, by the screen: it comes while the provider answers, and where a visit begins with
 * that screen the answer is early.
 */
export const READERS: Readonly<Record<string, string>> = {
  explore: 'src/adapters/tmdb/mapping/page-mappings.ts',
  search: 'src/adapters/tmdb/mapping/page-mappings.ts',
  detail: 'src/adapters/tmdb/mapping/title-mappings.ts',
  person: 'src/adapters/tmdb/mapping/map-to-person.ts',
};
/** The fonts of nearly all texts, as their packages name them. */
const COMMON_FONT = /-latin-(?!ext-)[\w-]*\.woff2$/;

type Bundle = Readonly<Rolldown.OutputBundle>;

/** What the page says of its files: `PageFiles` in the script that reads it. */
interface PageFiles {
  readonly code: readonly string[];
  readonly fonts: readonly string[];
  /** What each of several screens needs is named once. */
  readonly others: readonly string[];
  readonly screens: Readonly<Record<string, readonly string[]>>;
}

export const mainChunk = (bundle: Bundle): Rolldown.OutputChunk => {
  for (const file of Object.values(bundle))
    if (file.type === 'chunk' && file.isEntry && file.facadeModuleId?.endsWith(`/${MAIN}`)) return file;
  throw new Error('The build has no code of the application.');
};

/** The chunks of these names, in their order. */
export const chunksNamed = (bundle: Bundle, names: readonly string[]): readonly Rolldown.OutputChunk[] => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  return names.flatMap((name) => chunks.filter((chunk) => chunk.name === name));
};

/** A chunk and the files that it cannot run or be seen without, those in `seen` aside. */
const neededBy = (bundle: Bundle, fileName: string, seen: Set<string>): void => {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk' || seen.has(fileName)) return;
  seen.add(fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style);
  for (const imported of chunk.imports) neededBy(bundle, imported, seen);
};

/** The chunk of the code that reads a screen's answers; undefined where it has none. */
const readerOf = (bundle: Bundle, screen: string): string | undefined => {
  const reader = READERS[screen];
  const own = Object.values(bundle).find(
    (file) =>
      file.type === 'chunk' && reader !== undefined && file.moduleIds.some((module) => module.endsWith(`/${reader}`)),
  );
  return own?.fileName;
};

/**
 * The files that the early script fetches and runs, as the page names them. Of the code the first runs, and the others are what it imports;
 * for each screen, by the name of its source, the files that come when it is first opened.
 */
export function pageFiles(bundle: Bundle): PageFiles {
  const first = new Set<string>();
  neededBy(bundle, mainChunk(bundle).fileName, first);
  const screens: Record<string, readonly string[]> = {};
  for (const file of Object.values(bundle)) {
    const name = file.type === 'chunk' && SCREEN.exec(file.facadeModuleId ?? '')?.[1];
    // What has no address of its own is never first.
    if (!name || !Object.hasOwn(SCREENS, name)) continue;
    const files = new Set(first);
    neededBy(bundle, file.fileName, files);
    neededBy(bundle, readerOf(bundle, name) ?? '', files);
    screens[name] = [...files].filter((each) => !first.has(each));
  }
  const [some = [], ...more] = Object.values(screens);
  const others = more.length > 0 ? some.filter((file) => more.every((files) => files.includes(file))) : [];
  const ownOf = ([name, files]: readonly [string, readonly string[]]) =>
    [name, files.filter((file) => !others.includes(file))] as const;
  return {
    code: [...first].filter((file) => file.endsWith('.js')),
    fonts: Object.keys(bundle).filter((file) => COMMON_FONT.test(file)),
    others,
    screens: Object.fromEntries(Object.entries(screens).map(ownOf)),
  };
}
