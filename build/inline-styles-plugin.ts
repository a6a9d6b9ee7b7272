import type { Plugin } from 'vite';

/** As the bundler writes it. */
const LINK = /<link rel="stylesheet"[^>]* href="([^"]+)">/;

/**
 * Puts the first screen's styles into the page: as a file of their own they would hold the first paint up for a round
 * trip.
 */
export function inlineStylesPlugin(): Plugin {
  return {
    name: 'matinee:inline-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const [link = '', href = ''] = LINK.exec(html) ?? [];
        // The folder before it may be written in two ways, as ' ' and '%20'.
        const styles = Object.values(bundle).find(({ fileName }) => href.endsWith(`/${fileName}`));
        if (styles?.type !== 'asset') throw new Error('The page names no styles.');
        const text = String(styles.source).trim();
        // Code that comes late looks for a link before it fetches its styles: it needs these no more.
        return html.replace(link, () => `<style>${text}</style><link rel="stylesheet" href="${href}" disabled />`);
      },
    },
  };
}
