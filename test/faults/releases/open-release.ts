import type { BrowserContext, Page, Route } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { VISITOR_ADDRESS } from '../../../test-fixtures/fake-tmdb/visitor-address.ts';

/** As `scripts/build-release.mjs` builds it in. */
const LOOKUP = 'https://address.example/**';
const CORS = { 'access-control-allow-origin': '*' };

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** As a host serves it: the page at each address that is no file. */
const servedFrom = (folder: string) => async (route: Route) => {
  const { pathname } = new URL(route.request().url());
  const name = extname(pathname) === '' ? '/index.html' : pathname;
  try {
    const body = await readFile(join(folder, decodeURIComponent(name)));
    await route.fulfill({ contentType: TYPES[extname(name)] ?? 'application/octet-stream', body });
  } catch {
    await route.fulfill({ status: 404, body: '' });
  }
};

/** The service that knows the visitor's address answers all pages of a context. */
export const answerAddress = (context: BrowserContext) =>
  context.route(LOOKUP, (route) => route.fulfill({ headers: CORS, json: { ip: VISITOR_ADDRESS } }));

/**
 * A page that has the code of another release from the site's own origin, for as long as it is open: as a tab that was opened before the site
 * was updated.
 * @param folder where that release is built
 */
export const openRelease = async (context: BrowserContext, { folder, origin }: Release): Promise<Page> => {
  const page = await context.newPage();
  await page.route((url) => url.origin === origin, servedFrom(folder));
  return page;
};

export interface Release {
  readonly folder: string;
  readonly origin: string;
}
