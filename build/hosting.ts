import { readFile, readdir, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { siteHandler } from './site-handler.ts';

const TEXT = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest']);
/** Below this, headers outweigh what compression saves. */
const MIN_BYTES = 1_024;
/** Files in flight at once: zlib's threads are four. */
const CONCURRENCY = 8;

/** Pictures are many and small: the last 6 % of their bytes would cost most of a build's time. */
const BROTLI_QUALITY = { pictures: 6, others: constants.BROTLI_MAX_QUALITY };

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compress(path: string): Promise<void> {
  const text = await readFile(path);
  if (text.length <= MIN_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[extname(path) === '.svg' ? 'pictures' : 'others'],
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  const [brotli, gzipped] = await Promise.all([toBrotli(text, { params }), toGzip(text, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}

async function compressAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const texts = entries.filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)));
  const paths = texts.map(({ parentPath, name }) => join(parentPath, name));
  await Readable.from(paths).forEach(compress, { concurrency: CONCURRENCY });
}

/**
 * What a good static host does: it sends each text file in the smallest encoding, for which a `.br` and a `.gz` are written beside it, and
 * `vite preview` answers as such a host.
 */
export function hosting(): Plugin {
  let site = '';
  return {
    name: 'matinee:hosting',
    sharedDuringBuild: true,
    configResolved: ({ root, build: { outDir } }) => {
      site = resolve(root, outDir);
    },
    // When all is written.
    buildApp: { order: 'post', handler: () => compressAll(site) },
    configurePreviewServer: ({ config: { base }, middlewares }) => {
      middlewares.use(base, siteHandler(site, base));
    },
  };
}
