import type { Page, Route } from '@playwright/test';
import { portOf } from '../shared/sites.ts';

type Answer = Parameters<Route['fulfill']>[0];

const CORS = { 'access-control-allow-origin': '*' };
const json = (body: string): Answer => ({ headers: { ...CORS, 'content-type': 'application/json' }, body });

/** What a provider, or somebody in between, may answer instead of the truth. */
export const RUBBISH: readonly (readonly [name: string, answer: Answer])[] = [
  ['HTML', { headers: { ...CORS, 'content-type': 'text/html' }, body: '<!doctype html><h1>Sign in</h1>' }],
  ['nothing', json('')],
  ['half an answer', json('{"page":1,"results":[{"id":7,"title":"Du')],
  ['another shape', json('{"films":["Dust Parade"]}')],
  ['a list', json('[]')],
  ['null', json('null')],
];

/**
 * Answers every request to an address that matches; the preflight stays as it is.
 * @returns stops it. The route stays: Playwright would answer a request twice that is under way when a route is removed.
 */
export const answerWhere = async (page: Page, isMatch: (url: URL) => boolean, answer: Answer): Promise<() => void> => {
  let isOn = true;
  await page.route(isMatch, (route) =>
    isOn && route.request().method() !== 'OPTIONS' ? route.fulfill(answer) : route.fallback(),
  );
  return () => {
    isOn = false;
  };
};

/** As `answerWhere`, for every request of the API to a path that matches. */
export const answerWith = (page: Page, path: RegExp, answer: Answer): Promise<() => void> =>
  answerWhere(page, (url) => url.port === portOf('fakeTmdb') && path.test(url.pathname), answer);

export const status = (code: number): Answer => ({
  status: code,
  ...json(`{"success":false,"status_code":11,"status_message":"Internal error"}`),
});
