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

export interface Reading {
  readonly config: (env: Environment) => Configuration;
  readonly provider: (env: Environment) => object;
  /** What is of the release, not of the operator. */
  readonly about: Environment;
  /** Where the names of the catalogues are. */
  readonly catalogues: Registry;
}

/** How code of a run-time build reads what the page says; it is there before any script. */
const PAGE = 'JSON.parse(document.querySelector("[data-settings]").text)';

/** Of the configuration, what pages of a run-time build are always told: `deploy/configure.sh` writes it. The rest they are told where there is any. */
const TOLD = new Set(['apiUrl', 'imageUrl']);

const withPage = (config: object): string => {
  const built = Object.entries(config).filter(([name]) => !TOLD.has(name));
  return `Object.assign(${JSON.stringify(Object.fromEntries(built))},${PAGE})`;
};

/** What code reads of the configuration, as constants of a static build. */
const constantsOf = (read: Reading, env: Environment) => ({
  'import.meta.env.CONFIG': JSON.stringify(read.config({ ...env, ...read.about })),
  'import.meta.env.PROVIDER': JSON.stringify(read.provider(env)),
});

/** The same in a run-time build: what the page says, and what the build knows. */
const toldOf = (read: Reading, env: Environment) => ({
  'import.meta.env.CONFIG': withPage(read.config({ ...env, ...read.about })),
  'import.meta.env.PROVIDER': withPage(read.provider(env)),
  ...(!isFixed(env, 'BASE') && { 'import.meta.env.BASE_URL': `${PAGE}.base` }),
  ...(!isFixed(env, 'DEVICES') && { 'import.meta.env.VITE_DEVICES_URL': `${PAGE}.devicesUrl` }),
});

const openBuild = (define: Readonly<Record<string, string>>): UserConfig => ({
  environments: { client: { define }, early: { define }, gallery: { define } },
  // Only pages name the folder: files find each other.
  experimental: { renderBuiltUrl: (_file, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
});

const SETTINGS: HtmlTagDescriptor = {
  tag: 'script',
  attrs: { type: 'application/json', 'data-settings': true },
  children: PLACEHOLDERS.settings,
  injectTo: 'head',
};

const fileOf = async (read: Reading, resolved: ResolvedConfig): Promise<string> => {
  const { env } = resolved;
  return settingsFile({
    config: read.config(env),
    env,
    base: baseOf(env['VITE_BASE'] as string | undefined),
    catalogues: await namesOf(resolved, read.catalogues),
  });
};

/**
 * The operator's configuration, read once by the build: the code has it as `import.meta.env.CONFIG`, and the early script its part of it as
 * `import.meta.env.PROVIDER`. With VITE_RUN_TIME the code has in its place what the page says, in an inert script of JSON, and all files
 * have places for what only the container knows (docs/decisions/0020). Nothing of a token is in either.
 */
export function runTime(read: Reading): Plugin {
  let resolved: ResolvedConfig;
  const isOpen = () => isRunTime(resolved.env) && resolved.command === 'build';
  return {
    name: 'matinee:run-time',
    sharedDuringBuild: true,
    config: (_config, { command, mode }): UserConfig => {
      const env = loadEnv(mode, process.cwd(), 'VITE_');
      const define = constantsOf(read, env);
      return { define, ...(isRunTime(env) && command === 'build' && openBuild(toldOf(read, env))) };
    },
    configResolved: (config) => {
      resolved = config;
    },
    transformIndexHtml: { order: 'post', handler: () => (isOpen() ? [SETTINGS] : []) },
    async generateBundle() {
      if (this.environment.name !== 'client' || !isOpen()) return;
      this.emitFile({ type: 'asset', fileName: HOST_FILES.settings, source: await fileOf(read, resolved) });
    },
  };
}
