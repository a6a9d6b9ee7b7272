import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { buildEarlyScript } from './build-early-script.ts';
import { screenFiles } from './screen-files.ts';

/** In the page's source. */
export const EARLY_SCRIPT_PLACE = '<script data-early></script>';

export interface EarlyScript {
  readonly plugin: Plugin;
  /** Once the configuration is resolved. */
  readonly text: () => Promise<string>;
}

/** As the bundler writes it. */
const ENTRY = /<script type="module"[^>]* src="[^"]*\/(assets\/[^"]+)"><\/script>/;
/** The fonts of nearly all texts, as their packages name them. */
const COMMON_FONT = /-latin-(?!ext-)[\w-]*\.woff2$/;

const metaTag = (name: string, content: unknown): string =>
  `<meta name="${name}" content='${JSON.stringify(content)}' />`;

/** What the early script reads: it fetches the application's code and the fonts, and runs the code (`run-application.ts`). */
const metaTags = (html: string, bundle: Rolldown.OutputBundle): string => {
  const code = ENTRY.exec(html)?.[1];
  if (code === undefined) throw new Error('The page does not name the application’s code.');
  const fonts = Object.keys(bundle).filter((file) => COMMON_FONT.test(file));
  return metaTag('application', [code, ...fonts]) + metaTag('screens', screenFiles(bundle));
};

/** Puts the early script into the page: as a file of its own it would hold the first paint up for a round trip. */
export function earlyScriptPlugin(): EarlyScript {
  let config: ResolvedConfig;
  let built: Promise<string> | undefined;
  const text = () => (built ??= buildEarlyScript(config));
  return {
    text,
    plugin: {
      name: 'matinee:early-script',
      configResolved: (resolved) => {
        config = resolved;
      },
      transformIndexHtml: {
        order: 'post',
        async handler(html, { bundle }) {
          if (html.includes(EARLY_SCRIPT_PLACE)) {
            const code = await text();
            const script = `<script>${code}</script>`;
            // A development server has no bundle, and its page runs the application's code by itself.
            if (!bundle) return html.replace(EARLY_SCRIPT_PLACE, () => script);
            const tags = metaTags(html, bundle);
            return html.replace(ENTRY, '').replace(EARLY_SCRIPT_PLACE, () => tags + script);
          }
          if (config.command === 'build') throw new Error('The page has no place for the early script.');
          return html;
        },
      },
    },
  };
}
