import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { contentSecurityPolicy, policyText, type Addresses } from './content-security-policy.ts';
import { HOST_FILES, folderAt, folderFile, headersFile, nginxFile, type Folder } from './host-files.ts';
import { PLACEHOLDERS, hasPlaceholder } from './run-time/placeholders.ts';
import { isFixed, isRunTime, type Environment } from './run-time/settings.ts';
import { REFERRER_POLICY, securityHeaders } from './security-headers.ts';

const PAGE = 'index.html';

/** Before everything that it is to hold for, but behind the encoding, which must come first. */
const ENCODING = /<meta charset="utf-8" ?\/?>/i;

/** A script of JSON is data: no policy is about it. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/json"))[^>]*>([^]*?)<\/script>/gi;
const INLINE_STYLES = /<style[^>]*>([^]*?)<\/style>/gi;
/** Scripts and styles in attributes: the policy refuses them. */
const ATTRIBUTE = /<[^>]+\s(?:style|on\w+)=/i;

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** How a policy names what is in the page itself. */
const hashesOf = (html: string, element: RegExp, hash: (text: string) => string): readonly string[] =>
  Array.from(html.matchAll(element), ([, text = '']) => `'${hash(text)}'`);

/** Styles with places for what only the container knows have a place in the policy. */
const hashOfStyles = (text: string): string => (hasPlaceholder(text) ? PLACEHOLDERS.styles : hashOf(text));

/** The addresses with the hashes of what the build has put into the page. */
export const withInline = (html: string, addresses: Addresses): Addresses => ({
  ...addresses,
  inlineScripts: hashesOf(html, INLINE_SCRIPT, hashOf),
  inlineStyles: hashesOf(html, INLINE_STYLES, hashOfStyles),
});

/** What is known of the addresses: for those that the container is told, the policy has a place. */
export const knownAddresses = (addresses: Addresses, env: Environment): Addresses =>
  isRunTime(env)
    ? {
        ...addresses,
        ipLookupUrls: isFixed(env, 'IP_LOOKUP_URLS') ? addresses.ipLookupUrls : [],
        vitalsUrl: isFixed(env, 'VITALS_URL') ? addresses.vitalsUrl : '',
        connectPlaces: [PLACEHOLDERS.connect],
      }
    : addresses;

/** A folder that is known when the site is served. */
export const OPEN_FOLDER: Folder = {
  base: PLACEHOLDERS.base,
  decoded: PLACEHOLDERS.folder,
  sent: PLACEHOLDERS.folder,
  outside: PLACEHOLDERS.outside,
};

const folderOf = (base: string, env: Environment, { apiUrl, imageUrl, ipLookupUrls, vitalsUrl }: Addresses) => {
  if (hasPlaceholder(base)) return OPEN_FOLDER;
  if (base === '/') return undefined;
  return folderAt(base, [apiUrl, imageUrl, ...ipLookupUrls, vitalsUrl, env['VITE_DEVICES_URL']?.trim() ?? '']);
};

const metaTags = (config: Addresses): string => {
  const policy = policyText(contentSecurityPolicy(config));
  return [
    `<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    `<meta name="referrer" content="${REFERRER_POLICY}" />`,
  ].join('\n    ');
};

/** The page with its policy in it, for hosts that send no headers. @throws {Error} when the policy would break the page */
export function guardPage(html: string, config: Addresses): string {
  const [refused] = ATTRIBUTE.exec(html.replace(INLINE_SCRIPT, '').replace(INLINE_STYLES, '')) ?? [];
  if (refused !== undefined) throw new Error(`The page's policy refuses what is inline: ${refused}`);
  if (!ENCODING.test(html)) throw new Error('The page does not begin with its encoding.');
  return html.replace(ENCODING, (encoding) => `${encoding}\n    ${metaTags(config)}`);
}

/**
 * The site's security headers, from one table, in all the forms that hosts take: meta tags in the page, `_headers`, and
 * `_nginx.conf`. The development server sends none: its way of replacing modules needs inline scripts and styles.
 */
export function security(readConfig: (env: Record<string, string>) => Addresses): Plugin {
  let config: Addresses;
  /** With what is in the site's page. */
  let page: Addresses;
  let base: string;
  let root: string;
  let env: Environment;
  return {
    name: 'matinee:security',
    sharedDuringBuild: true,
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    configResolved(resolved) {
      ({ base, root, env } = resolved);
      config = page = knownAddresses(readConfig(resolved.env), resolved.env);
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename }) {
        const own = withInline(html, config);
        if (filename === resolve(root, PAGE)) page = own;
        return guardPage(html, own);
      },
    },
    // The headers name what is in the page, so they are written after the page is made.
    generateBundle: {
      order: 'post',
      handler() {
        const headers = securityHeaders(page);
        this.emitFile({ type: 'asset', fileName: HOST_FILES.headers, source: headersFile(headers, base) });
        const nginx = nginxFile(headers, hasPlaceholder(base) ? `${PLACEHOLDERS.folder}/` : base);
        this.emitFile({ type: 'asset', fileName: HOST_FILES.nginx, source: nginx });
        const folder = folderOf(base, env, page);
        if (folder) this.emitFile({ type: 'asset', fileName: HOST_FILES.folder, source: folderFile(folder) });
      },
    },
  };
}
