import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { defaultClientConditions, defineConfig } from 'vite';
import { configuration } from './build/configuration.ts';
import { demoCatalogue } from './build/demo-catalogue.ts';
import { firstPage } from './build/first-page/first-page.ts';
import { gallery } from './build/gallery.ts';
import { hosting } from './build/hosting.ts';
import { lateGroup, readerGroup, sharedGroup } from './build/late-group.ts';
import { layerOrder } from './build/layer-order.ts';
import { LICENCES_FILE, licences } from './build/licences.ts';
import { runTime } from './build/run-time/run-time.ts';
import { security } from './build/security.ts';
import { worker } from './build/worker.ts';
import { readConfig, readProvider } from './src/composition/config.ts';

/** What a fork changes in one place. */
const { version, bugs } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string; bugs: string };

const about = { VITE_VERSION: version, VITE_SOURCE_URL: bugs.replace(/\/issues$/, '') };

/** What is chosen by name, and the tables that have the names. */
const REGISTRIES = [
  { variable: 'VITE_CATALOG', file: 'src/composition/catalogues/catalogues.ts', table: 'CATALOGUES' },
  { variable: 'VITE_STORE', file: 'src/composition/stores.ts', table: 'STORES' },
] as const;

/** The browsers of the past two years or so: where `light-dark()` needs no polyfill. Major version in the third byte. */
const CSS_TARGETS = { chrome: 123 << 16, edge: 123 << 16, firefox: 121 << 16, safari: (17 << 16) | (5 << 8) };

export default defineConfig({
  plugins: [
    configuration(REGISTRIES),
    runTime({ config: readConfig, provider: readProvider, about, catalogues: REGISTRIES[0] }),
    firstPage(),
    react(),
    layerOrder(),
    demoCatalogue(),
    gallery(),
    licences(),
    security(readConfig),
    worker(),
    hosting(),
  ],
  resolve: {
    // rxjs ships ES2015 behind this condition; without it, ES5 and its helpers.
    conditions: ['es2015', ...defaultClientConditions],
  },
  css: {
    transformer: 'lightningcss',
    lightningcss: { targets: CSS_TARGETS, cssModules: { pattern: '[local]_[hash]' } },
  },
  build: {
    outDir: process.env['OUT_DIR'] || 'dist',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    // 2.5 kB less on the first route than the default minifier leaves, for a few seconds of building.
    minify: 'terser',
    terserOptions: {
      ecma: 2020,
      safari10: false,
      compress: { passes: 2, pure_getters: true, inline: 1, unsafe_arrows: true, unsafe_methods: true },
    },
    reportCompressedSize: false,
  },
  // One build for the page's parts and the worker, each an environment of its plugin.
  builder: { sharedConfigBuild: true, sharedPlugins: true },
  environments: {
    client: {
      build: {
        modulePreload: {
          polyfill: false,
          // Of what else comes late WebKit warns as unused, where it comes within seconds of the page: a round trip is not felt there.
          resolveDependencies: (file, dependencies) => (file.includes('-screen-') ? dependencies : []),
        },
        manifest: true,
        license: { fileName: LICENCES_FILE },
        // The demo's catalogue is one chunk.
        chunkSizeWarningLimit: 750,
        rolldownOptions: {
          checks: { bundlerTimings: false },
          // What the page starts with is one file: thirty small ones would be fetched together anyway, and compress worse.
          output: {
            // Seven characters are the fewest for so many files, and the first route names many: a hash does not compress.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            codeSplitting: {
              groups: [
                { name: 'start', tags: ['$initial'], test: /(?<!\.html)$/, priority: 2 },
                // What every visit runs after that is two: with one, other screens would wait for more than they need.
                { name: lateGroup, priority: 1, includeDependenciesRecursively: false },
                { name: readerGroup, includeDependenciesRecursively: false },
                // What stores share, and the two that take little more: with more chunks, hashes would have to be longer.
                { name: 'stores', test: /\/adapters\/store\/(open-(local|memory)|storage-|memory-entries|connection)/ },
                // Likewise what several of the other screens share, and what only dialogs do.
                {
                  name: sharedGroup,
                  test: /\/(?:src\/(?!adapters)|node_modules\/)/,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    },
  },
  preview: { port: Number(process.env['PORT'] || 4173), strictPort: true, host: 'localhost' },
});
