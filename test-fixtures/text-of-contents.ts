import type { FileContents } from '#application/ports/browser.ts';

/** What is read in a file that is given to the visitor, with a mark of its encoding. */
export const textOfContents = (contents: FileContents = ''): string =>
  typeof contents === 'string' ? contents : new TextDecoder('utf-8', { ignoreBOM: true }).decode(contents);
