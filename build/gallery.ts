import type { Plugin, ResolvedConfig, UserConfig } from 'vite';
import { environmentOf } from './script-environment.ts';

const FOLDER = 'test-fixtures/gallery';
/** Hosts that know `/gallery` at all send this file. */
export const GALLERY_PAGE = 'gallery.html';
const SOURCE = `${FOLDER}/${GALLERY_PAGE}`;

const BUILT: UserConfig = {
  environments: {
    gallery: {
      consumer: 'client',
      build: {
        // Beside the application, which is there already.
        emptyOutDir: false,
        copyPublicDir: false,
        modulePreload: { polyfill: false },
        chunkSizeWarningLimit: 2_000,
        minify: 'oxc',
        rolldownOptions: {
          input: SOURCE,
          output: { entryFileNames: 'assets/[name]-[hash].js' },
          // It imports at once what the application imports late.
          checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
        },
      },
    },
  },
};

/**
 * The gallery, a page of its own, at `/gallery` of the demo's site: every component in its states. A site on TMDB has none. It is an
 * environment of its own: what it shares with the application would otherwise move into other files of the application's.
 */
export function gallery(): Plugin {
  let config: ResolvedConfig;
  const isDemo = () => config.env['VITE_CATALOG'] === 'demo';
  return {
    name: 'matinee:gallery',
    sharedDuringBuild: true,
    config: (_config, { command }) => (command === 'build' ? BUILT : {}),
    configResolved: (resolved) => {
      config = resolved;
    },
    configureServer: ({ middlewares, config: { base } }) => {
      if (!isDemo()) return;
      middlewares.use(`${base}gallery`, (request, response) => {
        const search = request.url?.replace(/^[^?]*/, '') ?? '';
        response.writeHead(302, { Location: `${base}${SOURCE}${search}` }).end();
      });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = this.environment.name === 'gallery' ? bundle[SOURCE] : undefined;
        if (page) page.fileName = GALLERY_PAGE;
      },
    },
    // When the folder is there, and before what is in it is compressed.
    buildApp: {
      order: 'post',
      handler: async (builder) => {
        if (isDemo()) await builder.build(environmentOf(builder, 'gallery'));
      },
    },
  };
}
