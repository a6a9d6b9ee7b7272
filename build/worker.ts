import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { scopeOf } from '../src/domain/addresses/scope-of.ts';
import { digestOf } from '../src/worker/digest-of.ts';
import { PLACEHOLDERS } from './run-time/placeholders.ts';
import { isFixed, isRunTime } from './run-time/settings.ts';
import { scriptEnvironment, scriptOf } from './script-environment.ts';
import { workerScreens } from './worker-screens.ts';

/** Where browsers look for it, release after release: its name can't carry a hash. */
export const WORKER_FILE = 'sw.js';
const SOURCE = fileURLToPath(new URL('../src/worker/sw.ts', import.meta.url));

const PAGE = 'index.html';
/** What the page names besides, as it lies in `public`. */
const BESIDE = ['favicon.png', 'manifest.webmanifest'];
const DEMO_DATA = 'virtual:demo-catalogue';

interface Built {
  readonly bundle: Rolldown.OutputBundle;
  readonly page: string;
  /** Whether the demo is what the site shows, rather than what a visitor may open. */
  readonly isDemo: boolean;
}

const isDemoData = (file: Rolldown.OutputBundle[string]): boolean =>
  file.type === 'chunk' && file.moduleIds.some((id) => id.includes(DEMO_DATA));

/**
 * The files that every screen needs: all code and styles, but for a demo catalogue that few will open, and of the fonts those
 * that the page asks for at once.
 */
export function shellFiles({ bundle, page, isDemo }: Built): readonly string[] {
  const files = Object.values(bundle).filter(({ fileName }) => fileName.startsWith('assets/'));
  return files
    .filter((file) => (/\.(js|css)$/.test(file.fileName) ? isDemo || !isDemoData(file) : page.includes(file.fileName)))
    .map(({ fileName }) => fileName)
    .toSorted();
}

const digestsIn = (outDir: string, names: readonly string[]): Promise<readonly string[]> =>
  Promise.all(names.map(async (name) => digestOf(name, new Uint8Array(await readFile(join(outDir, name))))));

interface Written {
  readonly outDir: string;
  /** Of the files that every screen needs. */
  readonly hashed: readonly string[];
  /** Of all built files. */
  readonly assets: readonly string[];
}

async function releaseOf({ outDir, hashed, assets }: Written) {
  const hash = createHash('sha256').update(hashed.join('\n'));
  for (const name of [PAGE, ...BESIDE]) hash.update(await readFile(join(outDir, name)));
  return {
    name: hash.digest('hex').slice(0, 12),
    files: ['./', ...BESIDE, ...hashed],
    digests: await digestsIn(outDir, [...BESIDE, ...assets]),
  };
}

/** What only the container knows of a release. */
const openRelease = (name: string, env: Readonly<Record<string, string>>) => ({
  name: name + PLACEHOLDERS.release,
  ...(!isFixed(env, 'BASE') && { scope: PLACEHOLDERS.scope }),
  ...(!isFixed(env, 'DEVICES') && { screens: workerScreens(false).replace(/\)\/\?\$$/, `${PLACEHOLDERS.pairing}$&`) }),
});

/** Writes the worker that keeps this release's files on the visitor's device: see docs/decisions/0011. */
export function worker(): Plugin {
  let config: ResolvedConfig;
  let release: object = {};
  return {
    name: 'matinee:worker',
    apply: 'build',
    sharedDuringBuild: true,
    // One file, because a browser compares but the one.
    config: () => ({
      environments: { worker: scriptEnvironment(SOURCE, () => `const __RELEASE__ = ${JSON.stringify(release)};`) },
    }),
    configResolved: (resolved) => {
      config = resolved;
    },
    writeBundle: {
      // When all that the page names is written, and before it is compressed.
      order: 'post',
      async handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        const { root, base, env } = config;
        const outDir = resolve(root, config.build.outDir);
        const page = await readFile(join(outDir, PAGE), 'utf8');
        const hashed = shellFiles({ bundle, page, isDemo: env['VITE_CATALOG'] === 'demo' });
        const assets = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
        const built = await releaseOf({ outDir, hashed, assets });
        release = { ...built, scope: scopeOf(base), screens: workerScreens(Boolean(env['VITE_DEVICES_URL'])) };
        if (isRunTime(env)) release = { ...release, ...openRelease(built.name, env) };
      },
    },
    buildApp: {
      order: 'post',
      handler: async (builder) => {
        await writeFile(
          join(resolve(config.root, config.build.outDir), WORKER_FILE),
          await scriptOf(builder, 'worker'),
        );
      },
    },
  };
}
