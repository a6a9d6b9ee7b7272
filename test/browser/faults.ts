import type { Page, Route } from '@playwright/test';
import { portOf } from './sites.ts';

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

/** Answers every request of the API to a path that matches; the preflight stays as it is. */
export const answerWith = (page: Page, path: RegExp, answer: Answer) =>
  page.route(
    (url) => url.port === portOf('fakeTmdb') && path.test(url.pathname),
    (route) => (route.request().method() === 'OPTIONS' ? route.fallback() : route.fulfill(answer)),
  );

export const status = (code: number): Answer => ({
  status: code,
  ...json(`{"success":false,"status_code":11,"status_message":"Internal error"}`),
});
