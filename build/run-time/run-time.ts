import { loadEnv, type HtmlTagDescriptor, type Plugin, type ResolvedConfig, type UserConfig } from 'vite';
import { namesOf, type Registry } from '../configuration.ts';
import type { Addresses } from '../content-security-policy.ts';
import { HOST_FILES } from '../host-files.ts';
import { baseOf } from '../site-url.ts';
import { PLACEHOLDERS } from './placeholders.ts';
import { settingsFile } from './settings-file.ts';
import { isFixed, isRunTime, type Environment } from './settings.ts';

interface Configuration extends Addresses {
  readonly token: string;
}

export interface Read<Config extends Configuration, Provider> {
  readonly config: (env: Environment) => Config;
  readonly provider: (env: Environment) => Provider;
  /** What is of the release, not of the operator. */
  readonly about: Environment;
  /** Where the names of the catalogues are. */
  readonly catalogues: Registry;
}

/** How code of a run-time build reads what the page says; it is there before any script. */
const PAGE = 'JSON.parse(document.querySelector("[data-settings]").text)';

/** Of the configuration, what pages of a run-time build are told: `deploy/configure.sh` writes it. */
const TOLD = new Set(['apiUrl', 'imageUrl', 'ipLookupUrls', 'vitalsUrl']);

const withPage = (config: object): string => {
  const built = Object.entries(config).filter(([name]) => !TOLD.has(name));
  return `Object.assign(${JSON.stringify(Object.fromEntries(built))},${PAGE})`;
};

/**
 * The operator's configuration, read once by the build: the code has it as `import.meta.env.CONFIG`, and the early script its part of it as
 * `import.meta.env.PROVIDER`. With VITE_RUN_TIME the code has in its place what the page says, in an inert script of JSON, and all files
 * have places for what only the container knows (docs/decisions/0020). Nothing of a token is in either.
 */
export function runTime<Config extends Configuration, Provider extends object>(read: Read<Config, Provider>): Plugin {
  let resolved: ResolvedConfig;
  const isOpen = () => isRunTime(resolved.env) && resolved.command === 'build';
  return {
    name: 'matinee:run-time',
    sharedDuringBuild: true,
    config: (_config, { command, mode }): UserConfig => {
      const env = loadEnv(mode, process.cwd(), 'VITE_');
      const [config, provider] = [read.config({ ...env, ...read.about }), read.provider(env)];
      const define = {
        'import.meta.env.CONFIG': JSON.stringify(config),
        'import.meta.env.PROVIDER': JSON.stringify(provider),
      };
      if (!isRunTime(env) || command !== 'build') return { define };
      const told = {
        'import.meta.env.CONFIG': withPage(config),
        'import.meta.env.PROVIDER': withPage(provider),
        ...(!isFixed(env, 'BASE') && { 'import.meta.env.BASE_URL': `${PAGE}.base` }),
        ...(!isFixed(env, 'DEVICES') && { 'import.meta.env.VITE_DEVICES_URL': `${PAGE}.devicesUrl` }),
      };
      return {
        define,
        environments: { client: { define: told }, early: { define: told }, gallery: { define: told } },
        // Only pages name the folder: files find each other.
        experimental: {
          renderBuiltUrl: (_file, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
        },
      };
    },
    configResolved: (config) => {
      resolved = config;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (): HtmlTagDescriptor[] =>
        isOpen()
          ? [
              {
                tag: 'script',
                attrs: { type: 'application/json', 'data-settings': true },
                children: PLACEHOLDERS.settings,
                injectTo: 'head',
              },
            ]
          : [],
    },
    async generateBundle() {
      if (this.environment.name !== 'client' || !isOpen()) return;
      const { env } = resolved;
      const source = settingsFile({
        config: read.config(env),
        env,
        base: baseOf(env['VITE_BASE'] as string | undefined),
        catalogues: await namesOf(resolved, read.catalogues),
      });
      this.emitFile({ type: 'asset', fileName: HOST_FILES.settings, source });
    },
  };
}
