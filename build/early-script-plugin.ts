import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { buildScript } from './build-script.ts';
import { screenFiles } from './screen-files.ts';

const SOURCE = 'src/composition/early/early.ts';
/** In the page's source. */
const PLACE = '<script data-early></script>';
/** As the bundler writes it. */
const ENTRY = /<script type="module"[^>]* src="[^"]*\/(assets\/[^"]+)"><\/script>/;
/** The fonts of nearly all texts, as their packages name them. */
const COMMON_FONT = /-latin-(?!ext-)[\w-]*\.woff2$/;

/**
 * The files that the early script fetches, or runs (`run-application.ts`), as data in the page. The script itself is the same
 * from build to build, and so is its hash in the policy.
 */
const dataOf = (html: string, bundle: Rolldown.OutputBundle): string => {
  const code = ENTRY.exec(html)?.[1];
  if (code === undefined) throw new Error('The page does not name the application’s code.');
  const fonts = Object.keys(bundle).filter((file) => COMMON_FONT.test(file));
  const files = JSON.stringify({ code, fonts, screens: screenFiles(bundle) });
  return `<script type="application/json" data-files>${files}</script>`;
};

const buildEarlyScript = async ({ root, mode, base }: ResolvedConfig): Promise<string> => {
  const script = await buildScript(SOURCE, { root, mode, base });
  if (script.includes('</script')) throw new Error('The early script would end before its end.');
  return `<script>${script}</script>`;
};

/**
 * Puts the early script into the page, built from the same sources as the application: as a file of its own it would hold
 * the first paint up for a round trip.
 */
export function earlyScriptPlugin(): Plugin {
  let config: ResolvedConfig;
  let built: Promise<string> | undefined;
  return {
    name: 'matinee:early-script',
    configResolved: (resolved) => {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (html.includes(PLACE)) {
          const script = await (built ??= buildEarlyScript(config));
          // A development server has no bundle, and its page runs the application's code by itself.
          if (!bundle) return html.replace(PLACE, () => script);
          return html.replace(ENTRY, '').replace(PLACE, () => dataOf(html, bundle) + script);
        }
        if (config.command === 'build') throw new Error('The page has no place for the early script.');
        return html;
      },
    },
  };
}
