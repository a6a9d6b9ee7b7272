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
  type Limited,
  type Rule,
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
 * pattern, its rule in words, how many characters it can have and, of a list, how many items and how many characters each can have, with tabs
 * between them.
 */
export const settingsFile = ({ config, env, base, catalogues }: RunTimeBuild): string => {
  const values: Readonly<Record<Setting, string>> = {
    CATALOG: config.catalog,
    BASE: isFixed(env, 'BASE') ? base : '/',
    SITE_URL: env[VARIABLES.SITE_URL] ?? '',
    DEVICES: (env[VARIABLES.DEVICES] ?? '').trim(),
    IP_LOOKUP_URLS: config.ipLookupUrls.join(','),
    VITALS_URL: config.vitalsUrl,
    FOOTER_LINKS: (env[VARIABLES.FOOTER_LINKS] ?? '').trim(),
    REQUEST_URL: (env[VARIABLES.REQUEST_URL] ?? '').trim(),
  };
  const rules: Readonly<Record<Setting, Partial<Limited> & Rule>> = { ...RULES, CATALOG: oneOf(catalogues) };
  const settings = (Object.keys(VARIABLES) as Setting[]).map((name) => [
    name,
    isFixed(env, name) ? 'fixed' : 'open',
    values[name],
    rules[name].pattern,
    rules[name].words,
    rules[name].longest,
    rules[name].most,
    rules[name].longestItem,
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
