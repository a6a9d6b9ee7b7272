import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** Written by `build.license`, and completed here. Plain text, which every browser shows. */
export const LICENCES_FILE = 'licences.txt';

/** Adds Matinee's own licence to the list of what is shipped, which otherwise names packages alone. */
export function licences(): Plugin {
  return {
    name: 'matinee:licences',
    sharedDuringBuild: true,
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const list = bundle[LICENCES_FILE];
        if (list?.type !== 'asset') throw new Error('There is no list of the licences of what is shipped.');
        list.source = `${String(list.source)}\n## Matinee\n\n${(await readFile('LICENSE', 'utf8')).trim()}\n`;
      },
    },
  };
}
