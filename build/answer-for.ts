import { open, stat } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { CACHE_DEFAULT, CACHE_RULES } from './cache-rules.ts';
import { HOST_FILES } from './host-files.ts';

export interface Asked {
  readonly url: string;
  readonly acceptEncoding: string;
  readonly ifNoneMatch: string;
}

export interface Answer {
  readonly status: 200 | 304 | 400 | 404;
  readonly headers: Readonly<Record<string, string>>;
  /** Absent: `text` is the whole body. */
  readonly file?: { open(): ReturnType<typeof open> };
  readonly text?: string;
}

interface Found {
  readonly path: string;
  readonly size: number;
  readonly mtimeMs: number;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
};

/** Best first. */
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
];

/** Folders of files, never of screens: a missing one is missing, and no reason to send the page. */
const FILES_ONLY = /^[/\\](assets|artwork|icons)([/\\]|$)/;

const refuse = (status: 400 | 404, text: string): Answer => ({
  status,
  headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  text,
});

const folderOf = (pathname: string): string => /^[/\\]([^/\\]+)[/\\]/.exec(pathname)?.[1] ?? '';

const cacheControl = (pathname: string): string =>
  CACHE_RULES.find(({ folder }) => folder === folderOf(pathname))?.value ?? CACHE_DEFAULT;

const isForHost = (pathname: string): boolean => Object.values(HOST_FILES).some((name) => pathname.slice(1) === name);

async function find(path: string): Promise<Found | undefined> {
  try {
    const stats = await stat(path);
    return stats.isFile() ? { path, size: stats.size, mtimeMs: stats.mtimeMs } : undefined;
  } catch {
    return undefined;
  }
}

/** `/a/b` of `/a/b?c`, decoded and without `..`; undefined when it is no path. */
function pathnameOf(url: string): string | undefined {
  try {
    const pathname = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '');
    return pathname.includes('\0') ? undefined : normalize(`/${pathname}`);
  } catch {
    return undefined;
  }
}

function accepts(acceptEncoding: string, name: string): boolean {
  const offer = acceptEncoding.split(',').map((part) =>
    part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/),
  );
  return offer.some(([encoding, quality = '1']) => encoding === name && Number(quality) > 0);
}

async function encoded(found: Found, acceptEncoding: string): Promise<Found & { encoding?: string }> {
  for (const { name, suffix } of ENCODINGS) {
    const smaller = accepts(acceptEncoding, name) ? await find(found.path + suffix) : undefined;
    if (smaller) return { ...smaller, encoding: name };
  }
  return found;
}

async function answerWith(found: Found, pathname: string, asked: Asked): Promise<Answer> {
  const { encoding, path, size, mtimeMs } = await encoded(found, asked.acceptEncoding);
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  const headers = {
    'Content-Type': TYPES[extname(found.path).toLowerCase()] ?? 'application/octet-stream',
    'Cache-Control': cacheControl(pathname),
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  };
  if (asked.ifNoneMatch.includes(etag)) return { status: 304, headers };
  return { status: 200, headers: { ...headers, 'Content-Length': String(size) }, file: { open: () => open(path) } };
}

/**
 * The answer of a good static host to a GET. A file comes in the smallest encoding that the client accepts. Files with
 * hashed names are cached for good, all others are revalidated. A missing asset or picture is a 404. Every other path is a
 * route of the application, and is answered with the page.
 * @param root the built site
 */
export async function answerFor(root: string, asked: Asked): Promise<Answer> {
  const pathname = pathnameOf(asked.url);
  if (pathname === undefined) return refuse(400, 'Bad request');
  if (isForHost(pathname)) return refuse(404, 'Not found');
  const found = await find(join(root, pathname));
  if (found) return answerWith(found, pathname, asked);
  if (FILES_ONLY.test(pathname)) return refuse(404, 'Not found');
  const page = await find(join(root, 'index.html'));
  return page ? answerWith(page, '/index.html', asked) : refuse(404, 'Not built yet');
}
