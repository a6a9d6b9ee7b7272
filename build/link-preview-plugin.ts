import sharp from 'sharp';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { demoAssets } from './demo-assets.ts';
import { LINK_PREVIEW_SIZE, linkPreview } from './link-preview.ts';

export const LINK_PREVIEW_FILE = 'link-preview.png';

const DESCRIPTION = /<meta\s+name="description"\s+content="([^"]+)"/;

/** Where the picture is. Most services want a whole address, which only the operator knows. */
const addressOf = (site: string | undefined, base: string): string =>
  site ? new URL(LINK_PREVIEW_FILE, site).href : base + LINK_PREVIEW_FILE;

const tagsOf = (description: string, picture: string): HtmlTagDescriptor[] =>
  Object.entries({
    'og:type': 'website',
    'og:site_name': 'Matinee',
    'og:title': 'Matinee',
    'og:description': description,
    'og:image': picture,
    'og:image:width': `${LINK_PREVIEW_SIZE.width}`,
    'og:image:height': `${LINK_PREVIEW_SIZE.height}`,
    'og:image:alt': 'Matinee, films for tonight and no account, beside four posters',
    'twitter:card': 'summary_large_image',
  }).map(([property, content]) => ({ tag: 'meta', attrs: { property, content }, injectTo: 'head' }));

/** Tells other services how to show a link to the site (Open Graph), and draws the picture that they show. */
export function linkPreviewPlugin(): Plugin {
  let picture: string;
  return {
    name: 'matinee:link-preview',
    apply: 'build',
    configResolved: ({ base, env }) => {
      const { VITE_SITE_URL: site } = env as Readonly<Record<string, string | undefined>>;
      picture = addressOf(site, base);
    },
    transformIndexHtml: (html) => {
      const [, description] = DESCRIPTION.exec(html) ?? [];
      if (description === undefined) throw new Error('The page has no description.');
      return tagsOf(description, picture);
    },
    async generateBundle() {
      const drawing = Buffer.from(linkPreview(demoAssets().pictures));
      const source = await sharp(drawing).png({ palette: true }).toBuffer();
      this.emitFile({ type: 'asset', fileName: LINK_PREVIEW_FILE, source });
    },
  };
}
