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
const ENTRY = /<script type="module"[^>]* src="([^"]+)"><\/script>/;

/** The application's code is fetched and run by the early script: see `run-application.ts`. */
const leaveToRun = (html: string): string => {
  if (!ENTRY.test(html)) throw new Error('The page does not name the application’s code.');
  return html.replace(ENTRY, '<meta name="application" content="$1" />');
};

/** For the script to read: it is in the policy by its hash, and cannot itself name files that the build names. */
const screensTag = (bundle: Rolldown.OutputBundle | undefined): string =>
  bundle ? `<meta name="screens" content='${JSON.stringify(screenFiles(bundle))}' />` : '';

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
            const page = config.command === 'build' ? leaveToRun(html) : html;
            return page.replace(EARLY_SCRIPT_PLACE, () => `${screensTag(bundle)}<script>${code}</script>`);
          }
          if (config.command === 'build') throw new Error('The page has no place for the early script.');
          return html;
        },
      },
    },
  };
}
