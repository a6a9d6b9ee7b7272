import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { run } from './run.mjs';
import { table } from './table.mjs';

/** From so many bytes on, brotli, the JavaScript of the first route is warned of. What fails a build is what tests count and time tells. */
const WARNED_ABOVE = 140_000;
/** So many bytes of the page, brotli, come in the first flight of a connection: more take a round trip more. */
const PAGE_AT_MOST = 14_000;
const PAGE = 'index.html';
/** What the page's script runs. */
const MAIN = 'src/composition/main.tsx';
/** As Vite writes it. */
const MANIFEST = '.vite/manifest.json';

/** @typedef {{ file: string, imports?: string[] }} Chunk */
/** @typedef {Readonly<Record<string, Chunk>>} Manifest */
/** @typedef {{ file: string, raw: number, gzip: number, brotli: number }} Size */

/** @param {string} outDir @returns {Manifest} */
function readManifest(outDir) {
  const path = join(outDir, MANIFEST);
  if (!existsSync(path)) throw new Error(`${outDir} has not been built: run \`npm run build\` first.`);
  return /** @type {Manifest} */ (JSON.parse(readFileSync(path, 'utf8')));
}

/**
 * The files a chunk needs before it can run: itself and its static imports, theirs included.
 * @param {Manifest} manifest
 * @param {string} key
 * @param {Set<string>} seen
 * @returns {Set<string>}
 */
function withImports(manifest, key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} has no chunk of its own: the size of the first route cannot be told.`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, seen);
  return seen;
}

/** @param {string} html @returns {string[]} files of this site that the page runs before or beside its entry */
const scriptsOf = (html) => [...html.matchAll(/<script\b[^>]*\bsrc="\/([^"/][^"]*)"/g)].map(([, file = '']) => file);

/**
 * The scripts a visitor of the home page waits for.
 * @param {Manifest} manifest
 * @param {string} html the built page
 */
export function firstRouteFiles(manifest, html) {
  const files = withImports(manifest, MAIN);
  for (const script of scriptsOf(html)) files.add(script);
  return [...files].filter((file) => file.endsWith('.js'));
}

/** The host's own links are the last of a page, behind all that is painted first. */
const HOST_LINKS = /(?<=<noscript>[^<]*)<a [^]*?(?=<\/noscript>)/;

/** @param {string} html a page @returns how many bytes, brotli, it takes until it is painted, whatever links its host has */
export const bytesToPaint = (html) => brotliCompressSync(html.replace(HOST_LINKS, '')).length;

/** @param {string} path @param {string} file @returns {Size} */
function sizeOf(path, file) {
  const text = readFileSync(path);
  // The precompressed file is what visitors get; the smallest files have none.
  const brotli = existsSync(`${path}.br`) ? readFileSync(`${path}.br`) : brotliCompressSync(text);
  return { file, raw: text.length, gzip: gzipSync(text, { level: 9 }).length, brotli: brotli.length };
}

/** @param {number} bytes */
const kilobytes = (bytes) => (bytes / 1_000).toFixed(1);

/** @param {Size} size */
const row = ({ file, raw, gzip, brotli }) => [file, ...[raw, gzip, brotli].map(kilobytes)];

/** @param {readonly Size[]} sizes @returns {Size} */
function totalOf(sizes) {
  const total = { file: 'total', raw: 0, gzip: 0, brotli: 0 };
  for (const { raw, gzip, brotli } of sizes) {
    total.raw += raw;
    total.gzip += gzip;
    total.brotli += brotli;
  }
  return total;
}

/** @param {Pick<Size, 'file' | 'brotli'>} page @throws {Error} when it takes more than the first flight */
export function judgePage({ file, brotli }) {
  if (brotli > PAGE_AT_MOST)
    throw new Error(`${file} takes ${kilobytes(brotli)} kB, and has to be first seen with ${kilobytes(PAGE_AT_MOST)}.`);
}

/**
 * Prints what the first route weighs, and warns where that is much.
 * @param {string} outDir a built site
 * @throws {Error} when its page takes more than the first flight
 */
export function printFirstRoute(outDir) {
  const html = readFileSync(join(outDir, PAGE), 'utf8');
  const files = firstRouteFiles(readManifest(outDir), html);
  const sizes = files.map((file) => sizeOf(join(outDir, file), file)).toSorted((a, b) => b.brotli - a.brotli);
  const total = totalOf(sizes);
  const page = sizeOf(join(outDir, PAGE), PAGE);
  console.log(table([['first route, kB', 'raw', 'gzip', 'brotli'], ...sizes.map(row), row(total), row(page)]));
  if (total.brotli > WARNED_ABOVE) {
    console.warn(
      `The first route takes ${kilobytes(total.brotli)} kB of JavaScript: see whether it got slower (docs/performance.md).`,
    );
  }
  judgePage({ file: PAGE, brotli: bytesToPaint(html) });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await run(async () => printFirstRoute(process.argv[2] ?? 'dist'));
}
