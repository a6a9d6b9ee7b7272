import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { build, defaultClientConditions, type Plugin, type ResolvedConfig } from 'vite';
import type { Addresses } from './content-security-policy.ts';
import { CSS_OPTIONS } from './css-options.ts';
import { layerOrderPlugin } from './layer-order-plugin.ts';
import { guardPage } from './security-plugin.ts';

const FOLDER = 'test-fixtures/gallery';
/** Hosts that know `/gallery` at all send this file. */
export const GALLERY_PAGE = 'gallery.html';

const guardPlugin = (addresses: Addresses): Plugin => ({
  name: 'matinee:guard-gallery',
  transformIndexHtml: { order: 'post', handler: (html) => guardPage(html, addresses) },
});

/** A build of its own: what it shares with the application would otherwise move into other files of the application's. */
const buildGallery = async ({ root, base, build: of, resolve: { conditions } }: ResolvedConfig, policy: Addresses) => {
  await build({
    root: resolve(root, FOLDER),
    base,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    css: CSS_OPTIONS,
    resolve: { conditions: [...new Set([...conditions, ...defaultClientConditions])] },
    plugins: [react(), layerOrderPlugin(), guardPlugin(policy)],
    build: {
      outDir: resolve(root, of.outDir),
      emptyOutDir: false,
      target: of.target,
      cssTarget: of.cssTarget,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: {
        input: resolve(root, FOLDER, GALLERY_PAGE),
        output: { entryFileNames: 'assets/[name]-[hash].js' },
      },
    },
  });
};

/**
 * The gallery, a page of its own, at `/gallery` of the demo's site: every component in its states. A site on TMDB has none.
 */
export function galleryPlugin(readConfig: (env: Record<string, string>) => Addresses): Plugin {
  let config: ResolvedConfig;
  const isDemo = () => config.env['VITE_CATALOG'] === 'demo';
  return {
    name: 'matinee:gallery',
    configResolved: (resolved) => {
      config = resolved;
    },
    configureServer: ({ middlewares, config: { base } }) => {
      if (!isDemo()) return;
      middlewares.use(`${base}gallery`, (request, response) => {
        const search = request.url?.replace(/^[^?]*/, '') ?? '';
        response.writeHead(302, { Location: `${base}${FOLDER}/${GALLERY_PAGE}${search}` }).end();
      });
    },
    // Before what is in the folder is compressed.
    writeBundle: {
      sequential: true,
      handler: async () => {
        if (config.command === 'build' && isDemo()) await buildGallery(config, readConfig(config.env));
      },
    },
  };
}
