import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { manifestPath } from '../scripts/manifest-path.mjs';

/** Moves Vite's manifest out of the site: the size check reads it, visitors never do. */
export function keepManifestPlugin(): Plugin {
  let outDir = '';
  return {
    name: 'matinee:keep-manifest',
    apply: 'build',
    configResolved: (config) => {
      outDir = config.build.outDir;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const kept = manifestPath(outDir);
        await mkdir(dirname(kept), { recursive: true });
        await rename(join(outDir, '.vite/manifest.json'), kept);
        await rm(join(outDir, '.vite'), { recursive: true });
      },
    },
  };
}
