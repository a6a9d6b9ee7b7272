import type { Rolldown } from 'vite';

const SCREEN = /\/src\/ui\/screens\/[\w-]+\/([\w-]+)-screen\.tsx$/;

type Bundle = Readonly<Rolldown.OutputBundle>;

/** What a chunk cannot run or be seen without, the application's first file and its own name aside. */
const neededBy = (bundle: Bundle, fileName: string, seen: Set<string>): void => {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk' || chunk.isEntry || seen.has(fileName)) return;
  seen.add(fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style);
  for (const imported of chunk.imports) neededBy(bundle, imported, seen);
};

/** By the name of each screen's source, the built files that come when it is first opened. */
export function screenFiles(bundle: Bundle): Readonly<Record<string, readonly string[]>> {
  const screens: Record<string, readonly string[]> = {};
  for (const file of Object.values(bundle)) {
    const name = file.type === 'chunk' && SCREEN.exec(file.facadeModuleId ?? '')?.[1];
    if (!name) continue;
    const files = new Set<string>();
    neededBy(bundle, file.fileName, files);
    screens[name] = [...files];
  }
  return screens;
}
