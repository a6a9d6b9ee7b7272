import type { Addresses } from '../content-security-policy.ts';
import {
  NO_BASE,
  RULES,
  TAKEN,
  UNANSWERED,
  VARIABLES,
  isFixed,
  oneOf,
  type Environment,
  type Setting,
} from './settings.ts';

/** What a run-time build leaves open, and what not. */
export interface RunTimeBuild {
  readonly config: Addresses & { readonly token: string };
  /** The variables that the build was given, by the names of the build. */
  readonly env: Environment;
  readonly base: string;
  /** Of the known catalogues. */
  readonly catalogues: readonly string[];
}

/**
 * `_settings`, which `deploy/configure.sh` reads: for each setting a line of its name, `open` or `fixed`, its value unless it is set, its
 * pattern, its rule in words and how many characters it can have, with tabs between them.
 */
export const settingsFile = ({ config, env, base, catalogues }: RunTimeBuild): string => {
  const values: Readonly<Record<Setting, string>> = {
    CATALOG: config.catalog,
    BASE: isFixed(env, 'BASE') ? base : '/',
    SITE_URL: env[VARIABLES.SITE_URL] ?? '',
    DEVICES: (env[VARIABLES.DEVICES] ?? '').trim(),
    IP_LOOKUP_URLS: config.ipLookupUrls.join(','),
    VITALS_URL: config.vitalsUrl,
  };
  const rules = { ...RULES, CATALOG: { ...oneOf(catalogues), longest: '' } };
  const settings = (Object.keys(VARIABLES) as Setting[]).map((name) => [
    name,
    isFixed(env, name) ? 'fixed' : 'open',
    values[name],
    rules[name].pattern,
    rules[name].words,
    rules[name].longest,
  ]);
  const lines = [
    ...settings,
    // It is never told, only that there is one.
    ['TMDB_ACCESS_TOKEN', config.token ? 'fixed' : 'open'],
    ['API_URL', 'fixed', config.apiUrl],
    ['IMAGE_URL', 'fixed', config.imageUrl],
    ...Object.entries({ taken: TAKEN, unanswered: UNANSWERED, 'no-base': NO_BASE }).map(
      ([name, { pattern, words }]) => [name, 'fixed', pattern, '', words],
    ),
  ];
  return `${lines.map((columns) => columns.join('\t')).join('\n')}\n`;
};
