import { resolve } from 'node:path';
import { runnerImport, type Plugin } from 'vite';

/** A variable of the configuration that names an entry of a table. */
export interface Registry {
  readonly variable: `VITE_${string}`;
  /** From the root. The build runs the file and its static imports in Node, so they must not need a browser. */
  readonly file: string;
  readonly table: string;
}

const inWords = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);

/** Ends a build, or the start of a server, that is configured for what there is not. An empty variable counts as absent. */
export const registryPlugin = (registries: readonly Registry[]): Plugin => ({
  name: 'matinee:registries',
  async configResolved({ root, env }) {
    for (const { variable, file, table } of registries) {
      const given = env[variable] as string | undefined;
      if (!given) continue;
      const { module } = await runnerImport<Record<string, object>>(resolve(root, file), { root, configFile: false });
      const known = Object.keys(module[table] ?? {});
      if (!known.includes(given)) throw new Error(`${variable} is "${given}"; it can be ${inWords(known)}.`);
    }
  },
});
