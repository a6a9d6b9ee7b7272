import { CACHE_DEFAULT, CACHE_RULES } from './cache-rules.ts';
import { UPGRADE, type SecurityHeaders } from './security-headers.ts';

const POLICY = 'Content-Security-Policy';

/** Files of the built site that speak to its host and are not for visitors. */
export const HOST_FILES = { headers: '_headers', nginx: '_nginx.conf' } as const;

/** `_headers`, as Netlify, Cloudflare Pages and their kin read it, for a site in the folder `base`. They speak https. */
export const headersFile = ({ headers, upgrades }: SecurityHeaders, base = '/'): string => {
  const lines = Object.entries(headers).map(
    ([name, value]) => `  ${name}: ${value}${name === POLICY && upgrades ? UPGRADE : ''}`,
  );
  // These hosts join the values of all rules that match, so that only one may speak of caching.
  const caching = CACHE_RULES.flatMap(({ folder, value }) => [`${base}${folder}/*`, `  Cache-Control: ${value}`]);
  return `${[`${base}*`, ...lines, ...caching].join('\n')}\n`;
};

/** To be included in a `server` of nginx that has no `add_header` in its locations: one there drops all of these. */
export const nginxFile = ({ headers, upgrades }: SecurityHeaders, base = '/'): string => {
  const upgrading = ['$scheme', '$http_x_forwarded_proto'].map(
    (protocol) => `if (${protocol} = https) { set $matinee_upgrade "${UPGRADE}"; }`,
  );
  const caching = CACHE_RULES.map(
    ({ folder, value }) => `if ($uri ~ ^${base}${folder}/) { set $matinee_cache "${value}"; }`,
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
