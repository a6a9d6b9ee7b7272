import type { Page, Request } from '@playwright/test';
import { portOf } from './sites.ts';

export interface Asked {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

const isCheck = new WeakSet<Request>();

/** Of a page's requests for the configuration two belong to startup; a further one is the connection test. */
export const noteChecks = (page: Page): void => {
  let count = 0;
  page.on('request', (request) => {
    if (!request.url().endsWith('/3/configuration') || request.method() === 'OPTIONS') return;
    count += 1;
    if (count > 2) isCheck.add(request);
  });
};

/** The API requests that `act` causes, preflights and the connection test left out. */
export const requestsOf = async (page: Page, act: () => Promise<void>): Promise<readonly Request[]> => {
  const requests: Request[] = [];
  const note = (request: Request) => {
    const { port, pathname } = new URL(request.url());
    if (
      port === portOf('fakeTmdb') &&
      pathname.startsWith('/3/') &&
      request.method() !== 'OPTIONS' &&
      !isCheck.has(request)
    )
      requests.push(request);
  };
  page.on('request', note);
  await act();
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return requests;
};

export const asked = (request: Request): Asked => {
  const { pathname, searchParams } = new URL(request.url());
  return { path: pathname.replace('/3', ''), query: Object.fromEntries(searchParams) };
};

export const byPath = (a: Asked, b: Asked) => a.path.localeCompare(b.path);
