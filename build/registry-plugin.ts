import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { tableKeys } from './table-keys.ts';

/** A variable of the configuration that names an entry of a table. */
export interface Registry {
  readonly variable: `VITE_${string}`;
  /** From the root. */
  readonly file: string;
  readonly table: string;
}

const inWords = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);

/** Ends a build, or the start of a server, that is configured for what there is not. An empty variable counts as absent. */
export const registryPlugin = (registries: readonly Registry[]): Plugin => ({
  name: 'matinee:registries',
  configResolved({ root, env }) {
    for (const { variable, file, table } of registries) {
      const given = env[variable] as string | undefined;
      const known = tableKeys(readFileSync(resolve(root, file), 'utf8'), table);
      if (given && !known.includes(given)) throw new Error(`${variable} is "${given}"; it can be ${inWords(known)}.`);
    }
  },
});
