import { test as base, expect, type BrowserContext } from '@playwright/test';
import { KEPT_ENTRIES, type KeptEntries, type StoreName } from './kept-entries.ts';
import { siteOf } from './sites.ts';

/** Lets the rest of a test pass although its page reports something that matches. */
export type Allow = (pattern: RegExp) => void;

const LOCAL = new Set(['localhost', '127.0.0.1', '']);
const TRAILER_HOST = 'www.youtube-nocookie.com';
const TRAILER_STUB = '<!doctype html><title>Trailer</title><p>Trailer stub</p>';

const isElsewhere = ({ hostname }: URL): boolean => !LOCAL.has(hostname);

async function keepInside(context: BrowserContext, report: (what: string) => void): Promise<void> {
  await context.route(isElsewhere, async (route) => {
    const url = route.request().url();
    if (new URL(url).hostname === TRAILER_HOST) {
      await route.fulfill({ contentType: 'text/html', body: TRAILER_STUB });
      return;
    }
    report(`request elsewhere: ${url}`);
    await route.abort();
  });
}

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
 * Requests to other hosts never leave the machine. Trailers' player is a stub, its requests are welcome.
 */
export async function watch(context: BrowserContext): Promise<{ allow: Allow; check: () => void }> {
  const trouble: string[] = [];
  const allowed: RegExp[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') trouble.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => trouble.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  await tellAll(context);
  await keepInside(context, (what) => trouble.push(what));
  return {
    allow: (pattern) => allowed.push(pattern),
    check: () => {
      const left = trouble.filter((what) => !allowed.some((pattern) => pattern.test(what)));
      expect(left, 'trouble that the page reported').toEqual([]);
    },
  };
}

export const ADDRESS = '203.0.113.7';
/** Under what the lists of every visitor of these tests are kept. */
export const OWN_KEY = `matinee_user_data_${ADDRESS}`;
export const LOOKUP = `${siteOf('fakeTmdb')}/ip`;
/** Where the TMDB build sends its vitals. */
export const VITALS_URL = `${siteOf('fakeTmdb')}/vitals`;

/** The service that knows a visitor's address tells this one. */
export const answerLookup = (context: BrowserContext, ip = ADDRESS) =>
  context.route(LOOKUP, (route) => route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { ip } }));

/** Every visitor comes from the same address; one who is known has a name, so that no welcome dialog opens. */
async function introduce(context: BrowserContext, visitor: Visitor, kept: KeptEntries): Promise<void> {
  await answerLookup(context);
  await context.route(VITALS_URL, (route) => route.fulfill({ status: 204 }));
  if (visitor === 'known') await kept.plant(context, { [OWN_KEY]: JSON.stringify({ username: 'Ada' }) });
}

type Visitor = 'known' | 'new';

/** What a project may set. */
export interface Options {
  readonly visitor: Visitor;
  /** Where the build under test keeps the lists. */
  readonly store: StoreName;
}

/** Playwright's test, which also fails on trouble (see `watch`) unless it calls `allow` for it. */
export const test = base.extend<Options & { allow: Allow; kept: KeptEntries }>({
  visitor: ['known', { option: true }],
  store: ['local', { option: true }],
  kept: async ({ store }, provide) => provide(KEPT_ENTRIES[store]),
  allow: [
    async ({ context, visitor, kept }, provide) => {
      const watched = await watch(context);
      await introduce(context, visitor, kept);
      await provide(watched.allow);
      watched.check();
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
