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

/** The files that the early script fetches, or runs (`run-application.ts`). */
const filesOf = (html: string, bundle: Rolldown.OutputBundle) => {
  const code = ENTRY.exec(html)?.[1];
  if (code === undefined) throw new Error('The page does not name the application’s code.');
  return { code, fonts: Object.keys(bundle).filter((file) => COMMON_FONT.test(file)), screens: screenFiles(bundle) };
};

const build = async ({ root, mode, base }: ResolvedConfig, files: unknown): Promise<string> => {
  const script = await buildScript(SOURCE, { root, mode, base, define: { __FILES__: files ?? 'undefined' } });
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
          const script = await (built ??= build(config, bundle && filesOf(html, bundle)));
          // A development server has no bundle, and its page runs the application's code by itself.
          return (bundle ? html.replace(ENTRY, '') : html).replace(PLACE, () => script);
        }
        if (config.command === 'build') throw new Error('The page has no place for the early script.');
        return html;
      },
    },
  };
}
