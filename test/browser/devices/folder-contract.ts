import { build } from 'vite';
import type { FoundPromise } from '../../../test-fixtures/folder/contract-page.ts';

const ENTRY = 'test-fixtures/folder/contract-page.ts';

/** A script for a page of any browser that defines `tryFolderPromises`. */
export const folderContractScript = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: false, lib: { entry: ENTRY, formats: ['iife'], name: 'contract' } },
  });
  const [file] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (file?.type !== 'chunk') throw new Error('The contract was not built.');
  return file.code;
};

declare global {
  var tryFolderPromises: () => Promise<readonly FoundPromise[]>;
}
