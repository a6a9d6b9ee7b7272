import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { CSS_OPTIONS } from './css-options.ts';

const ENTRY = 'build/frame.tsx';
/** In the page's source. */
const ROOT = '<div id="root"></div>';

/** The folder is where bare imports resolve, and is removed afterwards. */
const inTemporaryFolder = async <T>(root: string, act: (folder: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(root, 'node_modules/.frame-'));
  try {
    return await act(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
};

const buildFrame = ({ root, base }: ResolvedConfig): Promise<string> =>
  inTemporaryFolder(root, async (outDir) => {
    await build({
      root,
      base,
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      css: CSS_OPTIONS,
      build: { ssr: ENTRY, outDir, rolldownOptions: { output: { entryFileNames: 'frame.mjs' } } },
    });
    const { renderFrame } = (await import(pathToFileURL(join(outDir, 'frame.mjs')).href)) as {
      renderFrame: () => string;
    };
    return renderFrame();
  });

/** Puts the frame of the first screen into the built page: the browser paints it before any code has come. */
export function framePlugin(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'matinee:frame',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    transformIndexHtml: async (html) => {
      if (!html.includes(ROOT)) throw new Error('The page has no place for the frame.');
      const frame = await buildFrame(config);
      return html.replace(ROOT, () => ROOT.replace('></', `>${frame}</`));
    },
  };
}
