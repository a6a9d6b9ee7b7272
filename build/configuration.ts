import { resolve } from 'node:path';
import { loadEnv, runnerImport, type Plugin, type ResolvedConfig } from 'vite';
import { readHostLinks } from '../src/domain/addresses/host-links.ts';
import { PLACEHOLDERS } from './run-time/placeholders.ts';
import { VARIABLES, checkSettings, isFixed, isRunTime, oneOf } from './run-time/settings.ts';
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

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<"]/g, (letter) => ENTITIES[letter] ?? letter);

/** The host's links for a page that runs no script, and so has no footer. `deploy/configure.sh` writes the same. */
export const plainLinks = (list: string): string =>
  readHostLinks(list)
    .map(({ label, href }) => ` <a href="${escaped(href)}"><u><bdi>${escaped(label)}</bdi></u></a>`)
    .join('');

/**
 * Builds and serves the site as the operator's variables say, for the folder of its host that VITE_BASE names. In the page's source,
 * `%SITE_URL%` is the site's full URL if VITE_SITE_URL is set, otherwise only its path, and `%HOST_LINKS%` the host's links. Ends a
 * build, or the start of a server, that is configured for what there is not. An empty variable counts as absent.
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
    const links = isOpen ? PLACEHOLDERS.links : plainLinks((env[VARIABLES.FOOTER_LINKS] ?? '').trim());
    return {
      base,
      define: {
        'import.meta.env.SITE_URL': JSON.stringify(siteUrl),
        'import.meta.env.HOST_LINKS': JSON.stringify(links),
      },
    };
  },
  async configResolved(config) {
    for (const registry of registries) await checkName(config, registry);
  },
});
