import { CACHE_DEFAULT, CACHE_RULES } from './cache-rules.ts';
import { UPGRADE, type SecurityHeaders } from './security-headers.ts';

const POLICY = 'Content-Security-Policy';

/** Files of the built site that speak to its host and are not for visitors. */
export const HOST_FILES = {
  headers: '_headers',
  nginx: '_nginx.conf',
  folder: '_folder.conf',
  settings: '_settings',
} as const;

/** `_headers`, as Netlify, Cloudflare Pages and their kin read it, for a site in the folder `base`. They speak https. */
export const headersFile = ({ headers, upgrades }: SecurityHeaders, base = '/'): string => {
  const lines = Object.entries(headers).map(
    ([name, value]) => `  ${name}: ${value}${name === POLICY && upgrades ? UPGRADE : ''}`,
  );
  // These hosts join the values of all rules that match, so that only one may speak of caching.
  const caching = CACHE_RULES.flatMap(({ folder, value }) => [`${base}${folder}/*`, `  Cache-Control: ${value}`]);
  return `${[`${base}*`, ...lines, ...caching].join('\n')}\n`;
};

/** A folder of its host that a site is in, as nginx's rules name it. */
export interface Folder {
  /** As an address has it, with a slash at both ends. */
  readonly base: string;
  /** The folder without its last slash in regular expressions, about decoded addresses and about those that are sent. */
  readonly decoded: string;
  readonly sent: string;
  /** What is answered beside it: more alternatives of the latter. */
  readonly outside: string;
}

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * @param base with a slash at both ends
 * @param own what else is configured on the site's own host: paths outside the folder are answered, too
 */
export const folderAt = (base: string, own: readonly string[]): Folder => ({
  base: encodeURI(base),
  decoded: quoted(base.slice(0, -1)),
  sent: quoted(encodeURI(base.slice(0, -1))),
  outside: own
    .filter((path) => path.startsWith('/') && !path.startsWith(base))
    .map((path) => `|${quoted(path)}`)
    .join(''),
});

/**
 * `_folder.conf` of a site that is in a folder, for `deploy/nginx.conf`: takes the folder off an address before nginx looks for its
 * location, so that all files there are written as for a root. Such rules run again within a request: the address as it was sent decides
 * what is outside.
 */
export const folderFile = ({ base, decoded, sent, outside }: Folder): string =>
  `${[
    'absolute_redirect off;',
    `if ($uri ~ "^${decoded}$") { return 301 ${base}$is_args$args; }`,
    `if ($request_uri !~ "^(${sent}/|/health([?]|$)${outside})") { return 404; }`,
    `rewrite "^${decoded}(/.*)$" $1;`,
  ].join('\n')}\n`;

/** To be included in a `server` of nginx that has no `add_header` in its locations: one there drops all of these. */
export const nginxFile = ({ headers, upgrades }: SecurityHeaders, base = '/'): string => {
  const pattern = (files: string) => (base === '/' ? `^/${files}/` : `"^${quoted(base)}${files}/"`);
  const upgrading = ['$scheme', '$http_x_forwarded_proto'].map(
    (protocol) => `if (${protocol} = https) { set $matinee_upgrade "${UPGRADE}"; }`,
  );
  const caching = CACHE_RULES.map(
    ({ folder, value }) => `if ($uri ~ ${pattern(folder)}) { set $matinee_cache "${value}"; }`,
  );
  const lines = [
    'set $matinee_upgrade "";',
    ...(upgrades ? upgrading : []),
    ...Object.entries(headers).map(
      ([name, value]) => `add_header ${name} "${value}${name === POLICY ? '$matinee_upgrade' : ''}" always;`,
    ),
    `set $matinee_cache "${CACHE_DEFAULT}";`,
    ...caching,
    // Not on errors: a missing file may be there a moment later.
    'add_header Cache-Control $matinee_cache;',
  ];
  return `${lines.join('\n')}\n`;
};
