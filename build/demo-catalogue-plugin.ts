import { resolve } from 'node:path';
import { runnerImport, type Connect, type Plugin } from 'vite';
import type { DemoAssets } from './demo-assets.ts';

const VIRTUAL = 'virtual:demo-catalogue';
const RESOLVED = `\0${VIRTUAL}`;
const FOLDER = 'artwork';

/** Made when first asked for, so that a run that shows no catalogue does not wait for one. */
const makeAssets = async (root: string): Promise<DemoAssets> => {
  const path = resolve(root, 'build/demo-assets.ts');
  const { module } = await runnerImport<{ demoAssets: () => DemoAssets }>(path, {
    root,
    configFile: false,
    logLevel: 'error',
  });
  return module.demoAssets();
};

// As text to be parsed: engines read JSON twice as fast as the same written as code.
const moduleCode = (root: string, json: string): string => {
  const unpacker = resolve(root, 'src/adapters/demo/packed/unpack-demo-data.ts');
  const text = json.replace(/[\\']/g, String.raw`\$&`);
  return `import { unpackDemoData } from ${JSON.stringify(unpacker)};\nexport default unpackDemoData(JSON.parse('${text}'));\n`;
};

const servePictures =
  (assets: () => Promise<DemoAssets>): Connect.NextHandleFunction =>
  (request, response, next) => {
    const path = request.url?.split('?')[0] ?? '';
    assets()
      .then(({ pictures }) => {
        const draw = pictures.get(path);
        if (!draw) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        return response.end(draw());
      })
      .catch(next);
  };

/**
 * The demo catalogue as a module, `virtual:demo-catalogue`, whose default export is its `DemoData`, and its pictures as
 * files under `/artwork/`. Both are made while building: what makes them up never reaches a visitor.
 */
export function demoCataloguePlugin(): Plugin {
  let root = '';
  let made: Promise<DemoAssets> | undefined;
  const assets = () => (made ??= makeAssets(root));
  return {
    name: 'matinee:demo-catalogue',
    configResolved: (config) => {
      ({ root } = config);
    },
    resolveId: { filter: { id: /^virtual:demo-catalogue$/ }, handler: () => RESOLVED },
    load: {
      filter: { id: new RegExp(`^${RESOLVED}$`) },
      handler: async () => moduleCode(root, (await assets()).json),
    },
    configureServer: (server) => {
      server.middlewares.use(`/${FOLDER}`, servePictures(assets));
    },
    async generateBundle() {
      for (const [path, draw] of (await assets()).pictures) {
        this.emitFile({ type: 'asset', fileName: FOLDER + path, source: draw() });
      }
    },
  };
}
