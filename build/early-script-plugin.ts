import type { Plugin, ResolvedConfig } from 'vite';
import { buildEarlyScript } from './early-script.ts';

/** In the page's source. */
export const EARLY_SCRIPT_PLACE = '<script data-early></script>';

export interface EarlyScript {
  readonly plugin: Plugin;
  /** Once the configuration is resolved. */
  readonly text: () => Promise<string>;
}

/** Puts the early script into the page: as a file of its own it would hold the first paint up for a round trip. */
export function earlyScript(): EarlyScript {
  let config: ResolvedConfig;
  let built: Promise<string> | undefined;
  const text = () => (built ??= buildEarlyScript(config.root, config.mode));
  return {
    text,
    plugin: {
      name: 'matinee:early-script',
      configResolved: (resolved) => {
        config = resolved;
      },
      transformIndexHtml: {
        order: 'post',
        async handler(html) {
          if (html.includes(EARLY_SCRIPT_PLACE)) {
            const code = await text();
            return html.replace(EARLY_SCRIPT_PLACE, () => `<script>${code}</script>`);
          }
          if (config.command === 'build') throw new Error('The page has no place for the early script.');
          return html;
        },
      },
    },
  };
}
