import { resolve } from 'node:path';
import { loadEnv, runnerImport, type Plugin, type ResolvedConfig } from 'vite';
import { baseOf, siteUrlOf } from './site-url.ts';

/** A variable of the configuration that names an entry of a table. */
export interface Registry {
  readonly variable: `VITE_${string}`;
  /** From the root. The build runs the file and its static imports in Node, so they must not need a browser. */
  readonly file: string;
  readonly table: string;
}

/** A path on the site's own host, and nothing that an address would be read from otherwise. */
const OWN_PATH = /^\/(?:[\w.~-]+\/)+$/;

const inWords = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);

const checkName = async ({ root, env }: ResolvedConfig, { variable, file, table }: Registry): Promise<void> => {
  const given = env[variable] as string | undefined;
  if (!given) return;
  const { module } = await runnerImport<Record<string, object>>(resolve(root, file), { root, configFile: false });
  const known = Object.keys(module[table] ?? {});
  if (!known.includes(given)) throw new Error(`${variable} is "${given}"; it can be ${inWords(known)}.`);
};

const checkDevicesUrl = ({ env }: ResolvedConfig): void => {
  const given = ((env['VITE_DEVICES_URL'] as string | undefined) ?? '').trim();
  if (!given || OWN_PATH.test(given)) return;
  throw new Error(
    `VITE_DEVICES_URL is "${given}"; it must be a path on the site's own host that begins and ends with a slash, as /devices/ does.`,
  );
};

/**
 * Builds and serves the site as the operator's variables say, for the folder of its host that VITE_BASE names. In the page's source,
 * `%SITE_URL%` is the site's full URL if VITE_SITE_URL is set, otherwise only its path. Ends a build, or the start of a server, that is
 * configured for what there is not. An empty variable counts as absent.
 */
export const configuration = (registries: readonly Registry[]): Plugin => ({
  name: 'matinee:configuration',
  config: (_config, { mode }) => {
    const { VITE_BASE = '', VITE_SITE_URL } = loadEnv(mode, process.cwd(), 'VITE_');
    const base = baseOf(VITE_BASE);
    return { base, define: { 'import.meta.env.SITE_URL': JSON.stringify(siteUrlOf(base, VITE_SITE_URL)) } };
  },
  async configResolved(config) {
    checkDevicesUrl(config);
    for (const registry of registries) await checkName(config, registry);
  },
});
