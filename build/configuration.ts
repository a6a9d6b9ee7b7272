import { resolve } from 'node:path';
import { loadEnv, runnerImport, type Plugin, type ResolvedConfig } from 'vite';
import { PLACEHOLDERS } from './run-time/placeholders.ts';
import { checkSettings, isFixed, isRunTime, oneOf } from './run-time/settings.ts';
import { baseOf, siteUrlOf } from './site-url.ts';

/** A variable of the configuration that names an entry of a table. */
export interface Registry {
  readonly variable: `VITE_${string}`;
  /** From the root. The build runs the file and its static imports in Node, so they must not need a browser. */
  readonly file: string;
  readonly table: string;
}

/** The names that a variable can have. */
export const namesOf = async ({ root }: ResolvedConfig, { file, table }: Registry): Promise<readonly string[]> => {
  const { module } = await runnerImport<Record<string, object>>(resolve(root, file), { root, configFile: false });
  return Object.keys(module[table] ?? {});
};

const checkName = async (config: ResolvedConfig, registry: Registry): Promise<void> => {
  const { variable } = registry;
  const given = config.env[variable] as string | undefined;
  if (!given) return;
  const known = await namesOf(config, registry);
  if (!known.includes(given)) throw new Error(`${variable} is "${given}"; ${oneOf(known).words}`);
};

/**
 * Builds and serves the site as the operator's variables say, for the folder of its host that VITE_BASE names. In the page's source,
 * `%SITE_URL%` is the site's full URL if VITE_SITE_URL is set, otherwise only its path. Ends a build, or the start of a server, that is
 * configured for what there is not. An empty variable counts as absent.
 */
export const configuration = (registries: readonly Registry[]): Plugin => ({
  name: 'matinee:configuration',
  config: (_config, { command, mode }) => {
    const env = loadEnv(mode, process.cwd(), 'VITE_');
    const known = baseOf(env['VITE_BASE']);
    checkSettings(env, known);
    const isOpen = isRunTime(env) && command === 'build';
    const base = isOpen && !isFixed(env, 'BASE') ? PLACEHOLDERS.base : known;
    const siteUrl = isOpen && !isFixed(env, 'SITE_URL') ? PLACEHOLDERS.siteUrl : siteUrlOf(base, env['VITE_SITE_URL']);
    return { base, define: { 'import.meta.env.SITE_URL': JSON.stringify(siteUrl) } };
  },
  async configResolved(config) {
    for (const registry of registries) await checkName(config, registry);
  },
});
