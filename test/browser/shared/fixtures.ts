import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { VISITOR_ADDRESS } from '../../../test-fixtures/fake-tmdb/visitor-address.ts';
import { isOfLeaving, LEFT_FONT, noteLeaving, withoutAriaElements } from './firefox.ts';
import { KEPT_ENTRIES, type KeptEntries, type StoreName } from './kept-entries.ts';
import { siteOf } from './sites.ts';
import { withSources } from './with-sources.ts';

/** Lets the rest of a test pass although its page reports something that matches. */
export type Allow = (pattern: RegExp) => void;

const LOCAL = new Set(['localhost', '127.0.0.1', '']);
const TRAILER_HOST = 'www.youtube-nocookie.com';
const TRAILER_STUB = '<!doctype html><title>Trailer</title><p>Trailer stub</p>';

// A route would have every request of the context pass through this process, and none come from the browser's cache: only
// tests that need one have one. The browser finds no other host (see `launchOptions`).
const reportElsewhere = (context: BrowserContext, report: (what: string) => void): void => {
  context.on('requestfailed', (request) => {
    const isRefused = request.failure()?.errorText === 'csp';
    const { hostname } = new URL(request.url());
    if (!isRefused && !LOCAL.has(hostname) && hostname !== TRAILER_HOST)
      report(`request elsewhere: ${request.url()} ${request.failure()?.errorText}`);
  });
};

/** The trailers' player is a page of this test's. */
export const stubTrailers = (page: Page) =>
  page.route(
    ({ hostname }) => hostname === TRAILER_HOST,
    (route) => route.fulfill({ contentType: 'text/html', body: TRAILER_STUB }),
  );

/** Violations of the page's policy and rejections that nobody handles become uncaught errors, in any browser. */
const tellAll = (context: BrowserContext) =>
  context.addInitScript(() => {
    addEventListener('unhandledrejection', ({ reason }) =>
      reportError(new Error(`unhandled rejection: ${String(reason)}`)),
    );
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
      reportError(new Error(['policy violated:', effectiveDirective, blockedURI, sourceFile, sample].join(' ')));
    });
  });

/**
 * Watches every page of a context: errors on the console, uncaught errors, rejections that nobody
 * handles, violations of the page's policy and requests to other hosts are trouble.
 */
export async function watch(context: BrowserContext): Promise<{ allow: Allow; check: () => void }> {
  const trouble: string[] = [];
  const allowed: RegExp[] = [LEFT_FONT];
  context.pages().forEach(noteLeaving);
  context.on('page', noteLeaving);
  context.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !isOfLeaving(message.page(), text))
      trouble.push(`console: ${withSources(text)} (${message.location().url})`);
  });
  context.on('weberror', (error) =>
    trouble.push(`uncaught: ${withSources(error.error().stack ?? error.error().message)}`),
  );
  await tellAll(context);
  reportElsewhere(context, (what) => trouble.push(what));
  return {
    allow: (pattern) => allowed.push(pattern),
    check: () => {
      const left = trouble.filter((what) => !allowed.some((pattern) => pattern.test(what)));
      expect(left, 'trouble that the page reported').toEqual([]);
    },
  };
}

/** Under what the lists of every visitor of these tests are kept. */
export const OWN_KEY = `matinee_user_data_${VISITOR_ADDRESS}`;
export const LOOKUP = `${siteOf('fakeTmdb')}/ip`;
/** Where the TMDB build sends its vitals. */
export const VITALS_URL = `${siteOf('fakeTmdb')}/vitals`;

/** The service that knows a visitor's address tells this one, in place of the fake's own answer. */
export const answerLookup = (context: BrowserContext, ip: string) =>
  context.route(LOOKUP, (route) => route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { ip } }));

/** Every visitor comes from the same address; one who is known has a name, so that no welcome dialog opens. */
async function introduce(context: BrowserContext, visitor: Visitor, kept: KeptEntries): Promise<void> {
  if (visitor === 'known') await kept.plant(context, { [OWN_KEY]: JSON.stringify({ username: 'Ada' }) });
}

type Visitor = 'known' | 'new';

/** Addresses in tests are the site's, which may be in a folder of its host. */
const seeFolder = (page: Page, folder: string): void => {
  const goTo = page.goto.bind(page);
  page.goto = (url, options) =>
    goTo(url.startsWith('/') && !url.startsWith(folder) ? folder.slice(0, -1) + url : url, options);
};

/** What a project may set. */
export interface Options {
  readonly visitor: Visitor;
  /** Where the build under test keeps the lists. */
  readonly store: StoreName;
}

/** Playwright's test, which also fails on trouble (see `watch`) unless it calls `allow` for it. */
export const test = base.extend<Options & { allow: Allow; kept: KeptEntries }>({
  context: async ({ context, baseURL }, provide) => {
    context.on('page', (page) => seeFolder(page, new URL(baseURL ?? 'http://localhost').pathname));
    await provide(context);
  },
  visitor: ['known', { option: true }],
  store: ['local', { option: true }],
  kept: async ({ store }, provide) => provide(KEPT_ENTRIES[store]),
  allow: [
    async ({ context, visitor, kept, browserName }, provide) => {
      const watched = await watch(context);
      if (browserName === 'firefox') await withoutAriaElements(context);
      await introduce(context, visitor, kept);
      await provide(watched.allow);
      watched.check();
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
