import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { EVERY_VISIT } from '../late-group.ts';
import { chunksNamed, mainChunk } from './page-files.ts';
import { splitStyles } from './split-styles.ts';

/** The styles of the page's code, split in what the frame is painted with and what comes after it. */
export interface PageStyles {
  /** The file of all of them, which the page's code says that it needs. */
  readonly whole: string;
  /** CSS, as it is in the page. */
  readonly early: string;
  /** The file of the others. */
  readonly late: string;
}

const sheetOf = (bundle: Rolldown.OutputBundle): Rolldown.OutputAsset => {
  const [fileName = ''] = mainChunk(bundle).viteMetadata?.importedCss ?? [];
  const sheet = bundle[fileName];
  if (sheet?.type !== 'asset') throw new Error('The application has no styles.');
  return sheet;
};

/**
 * Takes the styles of the code that every visit loads out of the bundle: each sheet that comes by itself has the browser look through
 * all elements once more.
 */
const takeLater = (bundle: Rolldown.OutputBundle): string => {
  const sheets = chunksNamed(bundle, EVERY_VISIT).flatMap(({ viteMetadata }) => {
    const files = [...(viteMetadata?.importedCss ?? [])];
    viteMetadata?.importedCss.clear();
    return files;
  });
  return sheets
    .map((file) => {
      const sheet = bundle[file];
      delete bundle[file];
      return sheet?.type === 'asset' ? String(sheet.source) : '';
    })
    .join('');
};

/** The styles as they are in the page: addresses that are seen from the style sheet's folder are seen from the host. */
const inlineStyles = (text: string, base: string): string =>
  text.replace(/url\((["']?)(?:\.\/)?(?=[\w-]+\.)/g, `url($1${base}assets/`);

/**
 * Writes the file of the late styles, by a name with a digest of them.
 * @param frame HTML of the page's frame
 * @param take is given the styles before the page is made
 */
export function pageStyles(frame: () => string, take: (styles: PageStyles) => void): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'matinee:page-styles',
    apply: 'build',
    sharedDuringBuild: true,
    configResolved: (resolved) => {
      config = resolved;
    },
    generateBundle: {
      // Vite makes the page in the same hook.
      order: 'pre',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        const { fileName: whole, source } = sheetOf(bundle);
        const { early, late } = splitStyles(String(source), frame(), config.css.lightningcss?.targets ?? {});
        const file = this.emitFile({ type: 'asset', name: 'rest.css', source: late + takeLater(bundle) });
        take({ whole, early: inlineStyles(early, config.base), late: this.getFileName(file) });
      },
    },
  };
}
