import type { Plugin } from 'vite';
import { inlineHash } from './build-early-script.ts';
import { contentSecurityPolicy, policyText, type Addresses } from './content-security-policy.ts';
import { HOST_FILES, headersFile, nginxFile } from './host-files.ts';
import { REFERRER_POLICY, securityHeaders } from './security-headers.ts';

/** Before everything that it is to hold for, but behind the encoding, which must come first. */
const ENCODING = /<meta charset="utf-8" ?\/?>/i;

/** Scripts and styles in the page itself, in elements or attributes: the policy would refuse them. */
const INLINE = [/<script(?![^>]*\ssrc=)[^>]*>/i, /<style\b/i, /<[^>]+\sstyle=/i, /<[^>]+\son\w+=/i];

const INLINE_SCRIPT = /<script>([^]*?)<\/script>/g;
const INLINE_STYLES = /<style>([^]*?)<\/style>/g;

/** Without the scripts and styles that the policy knows. */
const withoutKnown = (html: string, { inlineScripts = [], inlineStyles = [] }: Addresses): string =>
  html
    .replace(INLINE_SCRIPT, (element, code: string) => (inlineScripts.includes(inlineHash(code)) ? '' : element))
    .replace(INLINE_STYLES, (element, text: string) => (inlineStyles.includes(inlineHash(text)) ? '' : element));

const metaTags = (config: Addresses): string => {
  const policy = policyText(contentSecurityPolicy(config));
  return [
    `<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    `<meta name="referrer" content="${REFERRER_POLICY}" />`,
  ].join('\n    ');
};

/** The page with its policy in it, for hosts that send no headers. @throws {Error} when the policy would break the page */
export function guardPage(html: string, config: Addresses): string {
  const unknown = withoutKnown(html, config);
  const inline = INLINE.map((pattern) => pattern.exec(unknown)?.[0]).find((found) => found !== undefined);
  if (inline !== undefined) throw new Error(`The page's policy refuses what is inline: ${inline}`);
  if (!ENCODING.test(html)) throw new Error('The page does not begin with its encoding.');
  return html.replace(ENCODING, (encoding) => `${encoding}\n    ${metaTags(config)}`);
}

/**
 * The site's security headers, from one table, in all the forms that hosts take: meta tags in the page, `_headers`, and
 * `_nginx.conf`. The development server sends none: its way of replacing modules needs inline scripts and styles.
 */
export function securityPlugin(
  readConfig: (env: Record<string, string>) => Addresses,
  inlineScript: () => Promise<string>,
  inlineStyles: () => string,
): Plugin {
  let config: Addresses;
  let base: string;
  return {
    name: 'matinee:security',
    apply: 'build',
    async configResolved({ env, base: folder }) {
      base = folder;
      config = { ...readConfig(env), inlineScripts: [inlineHash(await inlineScript())] };
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        config = { ...config, inlineStyles: [inlineHash(inlineStyles())] };
        return guardPage(html, config);
      },
    },
    // After the page is made, the styles of which the headers name.
    generateBundle: {
      order: 'post',
      handler() {
        const headers = securityHeaders(config);
        this.emitFile({ type: 'asset', fileName: HOST_FILES.headers, source: headersFile(headers, base) });
        this.emitFile({ type: 'asset', fileName: HOST_FILES.nginx, source: nginxFile(headers, base) });
      },
    },
  };
}
