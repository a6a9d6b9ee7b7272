import { itemsOf } from '../../src/domain/addresses/host-links.ts';
import { workerScreens } from '../worker-screens.ts';

/**
 * Rules of the operator's variables: what the build checks, and the container at its start. Patterns are of the language that JavaScript's
 * expressions and POSIX's extended ones share, and are about the whole of a value.
 */
export interface Rule {
  readonly pattern: string;
  /** Ends the sentence that refuses. */
  readonly words: string;
}

export interface Limited extends Rule {
  /** In characters: nginx reads no more than 4,096 at a time, and says it in words of its own. */
  readonly longest: number;
  /** Of a list, how many it can have, and how long each of them can be. */
  readonly most?: number;
  readonly longestItem?: number;
}

/** By the names that a running container has for them. */
export const VARIABLES = {
  CATALOG: 'VITE_CATALOG',
  BASE: 'VITE_BASE',
  SITE_URL: 'VITE_SITE_URL',
  DEVICES: 'VITE_DEVICES_URL',
  IP_LOOKUP_URLS: 'VITE_IP_LOOKUP_URLS',
  VITALS_URL: 'VITE_VITALS_URL',
  FOOTER_LINKS: 'VITE_FOOTER_LINKS',
  REQUEST_URL: 'VITE_REQUEST_URL',
} as const;

export type Setting = keyof typeof VARIABLES;

export type Environment = Readonly<Record<string, string | undefined>>;

/** Whether a build leaves to the container what it can. */
export const isRunTime = (env: Environment): boolean => env['VITE_RUN_TIME'] === 'true';

/** Whether a setting was given to the build. Empty is absent, but for a list, where it is none. */
export const isFixed = (env: Environment, setting: Setting): boolean => {
  const value = env[VARIABLES[setting]];
  return setting === 'IP_LOOKUP_URLS' ? value !== undefined : Boolean(value);
};

/** No name of only dots, which an address would be shortened by. */
const SEGMENT = '[.]?[A-Za-z0-9_~-][A-Za-z0-9_.~-]*';
const ORIGIN = 'https?://([A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?|\\[[0-9A-Fa-f:.]+])(:[0-9]+)?';
/** Nothing that could end a text, a line or a directive where an address is put. */
const LETTER = 'A-Za-z0-9._~!$&()*+=:@%?';

const PATH_WORDS = "it must be a path on the site's own host that begins and ends with a slash, as /matinee/ does.";
const ADDRESS: Rule = {
  pattern: `${ORIGIN}([/?][${LETTER}/-]*)?|/([${LETTER}-][${LETTER}/-]*)?`,
  words: 'it must begin with https://, http:// or a single slash, in ASCII without spaces, quotes and semicolons.',
};

/** A label of any letters, and where it leads: what is a page, a place in one or a mailbox, and nothing that runs. */
const HOST_LINK: Rule = {
  pattern: `.*[^ ] +(${ORIGIN}([/?#][${LETTER}#/-]*)?|/([${LETTER}#-][${LETTER}#/-]*)?|mailto:[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+)`,
  words:
    'it must be a label, a space and an address that begins with https://, http://, mailto: or a single slash, in ASCII without quotes and semicolons.',
};

const inWords = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);

/** @param names the known ones */
export const oneOf = (names: readonly string[]): Rule => ({
  pattern: names.join('|'),
  words: `it can be ${inWords(names)}.`,
});

const LONGEST_ADDRESS = 500;

const SITE: Limited = {
  pattern: `${ORIGIN}(/(${SEGMENT}/)*(${SEGMENT})?)?`,
  words: 'it must begin with https:// or http://, and be a host, or the folder of one, as https://matinee.example/ is.',
  longest: LONGEST_ADDRESS,
};

export const RULES: Readonly<Record<Exclude<Setting, 'CATALOG'>, Limited>> = {
  BASE: { pattern: `/(${SEGMENT}/)*`, words: PATH_WORDS, longest: 200 },
  SITE_URL: SITE,
  DEVICES: { pattern: `/(${SEGMENT}/)+`, words: PATH_WORDS, longest: 200 },
  // All of them together.
  IP_LOOKUP_URLS: { ...ADDRESS, longest: 1_500 },
  VITALS_URL: { ...ADDRESS, longest: LONGEST_ADDRESS },
  FOOTER_LINKS: { ...HOST_LINK, longest: 2_100, most: 10, longestItem: 200 },
  REQUEST_URL: SITE,
};

/** TMDB's have about 250 characters. deploy/tmdb-upstream.sh has the same number. */
export const LONGEST_TOKEN = 1_000;

const checkLength = (name: string, text: string, longest: number): void => {
  const { length } = [...text];
  if (length > longest) throw new Error(`${name} has ${length} characters; it can have ${longest} at most.`);
};

const inAnyCase = (word: string): string => word.replaceAll(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);

/** The proxy of pictures takes such a folder for its own, wherever it is in an address (deploy/tmdb-images.conf). */
const OF_PICTURES = `(.*/)?${inAnyCase('tmdb-images')}(/.*)?`;

/** The addresses of screens from the site's folder on. POSIX knows neither groups that are not captured nor empty alternatives. */
const SCREENS = workerScreens(false)
  .replace(/^\^\(\?:\|?(.*)\)\/\?\$$/, '($1)?/?')
  .replaceAll('(?:', '(');

/** Paths from the site's folder on, without a slash before them, where folders of devices cannot be. */
export const TAKEN: Rule = {
  pattern: `${SCREENS}|(artwork|assets|gallery|health|icons|screenshots|tmdb)(/.*)?|${OF_PICTURES}`,
  words: 'the site has something else there.',
};

/** Paths from the site's folder on at which nothing is answered: what begins so is for hosts (deploy/nginx.conf). */
export const UNANSWERED: Rule = {
  pattern: '_.*',
  words: 'nothing is ever answered where a name begins with an underscore.',
};

/** Folders, without the slashes before and after them, in which the site could not be asked for anything. */
export const NO_BASE: Rule = {
  pattern: OF_PICTURES,
  words: 'the proxy of pictures takes it for its own folder.',
};

/** Those of ASCII: no value has them. */
const CONTROLS = /[^\P{Cc}\u0080-\u009F]/u;

const isWhole = (pattern: string, value: string): boolean =>
  !CONTROLS.test(value) && new RegExp(`^(?:${pattern})$`, 's').test(value);

/** @param said begins the sentence that the container has, too: a name, and how it has the value */
const check = (said: string, value: string, { pattern, words }: Rule): void => {
  if (value && !isWhole(pattern, value)) throw new Error(`${said} "${value}"; ${words}`);
};

/** The folder of its host that an address is in, with a slash at both ends. */
const folderOf = (address: string): string => `${new URL(address).pathname}/`.replace(/\/+$/, '/');

/** What would end a text, a line or a directive where a folder is put, or shorten an address. */
const NO_FOLDER = /["'`;\\<>${}?#]|\p{Cc}|\/\.\.?\//u;

/** Of two settings, or of one and what the site has. */
const checkTogether = (base: string, siteUrl: string, devices: string): void => {
  const folder = siteUrl ? folderOf(siteUrl) : base;
  if (folder !== '/' && folder !== base) {
    throw new Error(`${VARIABLES.SITE_URL} is "${siteUrl}"; its folder is not that of ${VARIABLES.BASE}, "${base}".`);
  }
  const here = devices.startsWith(base) ? devices.slice(base.length) : devices.slice(1);
  for (const { pattern, words } of [TAKEN, UNANSWERED])
    if (devices && isWhole(pattern, here)) throw new Error(`${VARIABLES.DEVICES} is "${devices}"; ${words}`);
};

const checkBase = (given: string, base: string): void => {
  const ofBase = (words: string) => new Error(`${VARIABLES.BASE} is "${given}"; ${words}`);
  checkLength(VARIABLES.BASE, base, RULES.BASE.longest);
  if (NO_FOLDER.test(base)) throw ofBase(RULES.BASE.words);
  if (isWhole(NO_BASE.pattern, base.slice(1, -1))) throw ofBase(NO_BASE.words);
};

/** Of a list, all of it, how many there are, and each. */
const checkList = (name: string, list: string, rule: Limited): void => {
  const { longest, most = Infinity, longestItem = longest } = rule;
  checkLength(name, list, longest);
  const items = itemsOf(list);
  if (items.length > most) throw new Error(`${name} has ${items.length} items; it can have ${most} at most.`);
  for (const item of items) {
    checkLength(`An item of ${name}`, item, longestItem);
    check(`${name} has`, item, rule);
  }
};

const checkToken = (token: string): void => {
  checkLength('The TMDB token', token, LONGEST_TOKEN);
  if (/[^\w.-]/.test(token)) throw new Error('The TMDB token has characters that no token has.');
};

/**
 * Checks the variables (product.md, Configuration: refusals) whose values are no names of tables: `Registry` has those. An empty one
 * counts as absent.
 * @param base as `baseOf` has it: the build mends what the container refuses
 * @throws {Error} one sentence about the first that cannot be
 */
export const checkSettings = (env: Environment, base: string): void => {
  const valueOf = (variable: string): string => (env[variable] ?? '').trim();
  const given = (setting: Setting): string => valueOf(VARIABLES[setting]);
  checkBase(given('BASE'), base);
  for (const setting of ['SITE_URL', 'DEVICES', 'VITALS_URL', 'REQUEST_URL'] as const) {
    checkLength(VARIABLES[setting], given(setting), RULES[setting].longest);
    check(`${VARIABLES[setting]} is`, given(setting), RULES[setting]);
  }
  for (const setting of ['IP_LOOKUP_URLS', 'FOOTER_LINKS'] as const)
    checkList(VARIABLES[setting], given(setting), RULES[setting]);
  for (const name of ['VITE_TMDB_API_URL', 'VITE_TMDB_IMAGE_URL']) checkLength(name, valueOf(name), LONGEST_ADDRESS);
  checkTogether(base, given('SITE_URL'), given('DEVICES'));
  checkToken(valueOf('VITE_TMDB_ACCESS_TOKEN'));
};
