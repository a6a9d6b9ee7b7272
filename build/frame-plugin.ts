import { createServer, type Plugin, type ResolvedConfig } from 'vite';
import { CSS_OPTIONS } from './css-options.ts';
import type { renderFrame } from './frame.tsx';

/** In the page's source. */
const ROOT = '<div id="root"></div>';

const frameOf = async ({ root, base, mode }: ResolvedConfig): Promise<string> => {
  const server = await createServer({
    root,
    base,
    mode,
    configFile: false,
    logLevel: 'error',
    css: CSS_OPTIONS,
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    const frame = await server.ssrLoadModule('build/frame.tsx');
    return (frame as { renderFrame: typeof renderFrame }).renderFrame();
  } finally {
    await server.close();
  }
};

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
      const frame = await frameOf(config);
      return html.replace(ROOT, () => ROOT.replace('></', `>${frame}</`));
    },
  };
}
