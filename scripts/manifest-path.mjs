import { basename, join, resolve } from 'node:path';

/**
 * Where the build's manifest is kept: beside the other caches, because hosts need not serve it.
 * @param {string} outDir the build's folder; builds into different folders have manifests of their own
 */
export const manifestPath = (outDir) =>
  join(resolve('node_modules/.cache/matinee'), `manifest-${basename(resolve(outDir))}.json`);
