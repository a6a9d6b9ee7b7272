import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CatalogFailure } from '#domain/catalog-failure.ts';
import { requestEarly } from './early-answers.ts';
import { send } from './send.ts';

const OWN = '/tmdb/3';
const ELSEWHERE = 'https://api.example/3';

const json = (body: unknown, status = 200) => Response.json(body, { status });
const html = (text: string, status = 200) => new Response(text, { status, headers: { 'Content-Type': 'text/html' } });
/** The browser shows nothing of a redirect that is not followed. */
const redirect = () => Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });
const refusedByBrowser = () => Promise.reject(new TypeError('Failed to fetch'));

type Answer = () => Response | Promise<Response>;

/** @param answers to one request after the other; the last one to all further ones */
const network = (...answers: readonly Answer[]) => {
  let count = 0;
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const answer = answers[Math.min(count, answers.length - 1)];
    count += 1;
    return answer ? answer() : Response.error();
  });
};
afterEach(() => vi.restoreAllMocks());

const request = (baseUrl: string) => ({
  baseUrl,
  path: '/configuration',
  headers: {},
  cache: 'reload' as const,
  signal: new AbortController().signal,
});
const failureOf = async (baseUrl: string): Promise<CatalogFailure | undefined> => {
  const error: unknown = await send(request(baseUrl)).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return (error as { failure?: CatalogFailure } | undefined)?.failure;
};

// product.md, Errors and retry: signed out.
describe('a sign-in before the site', () => {
  it.each<[string, readonly Answer[], CatalogFailure]>([
    ['refuses', [() => html('401', 401)], { kind: 'http', status: 401, isSignedOut: true }],
    [
      'refuses without a text',
      [() => new Response(null, { status: 401 })],
      { kind: 'http', status: 401, isSignedOut: true },
    ],
    ['refuses as JSON', [() => json({ status: 'KO' }, 401)], { kind: 'http', status: 401, isSignedOut: true }],
    ['forbids', [() => html('403', 403)], { kind: 'http', status: 403, isSignedOut: true }],
    ['stands on another host', [redirect, refusedByBrowser], { kind: 'network', isSignedOut: true }],
    ['stands on this host', [redirect, () => html('Sign in')], { kind: 'malformed', isSignedOut: true }],
    ['sends its page at once', [() => html('Sign in')], { kind: 'malformed', isSignedOut: true }],
  ])('is recognised where it %s', async (_how, answers, expected) => {
    network(...answers);
    expect(await failureOf(OWN)).toEqual(expected);
    network(...answers);
    expect(await failureOf(location.origin + OWN)).toEqual(expected);
    network(...answers);
    void requestEarly(request(OWN));
    expect(await failureOf(OWN)).toEqual(expected);
  });

  it.each<[string, readonly Answer[]]>([
    ['the provider’s own refusal', [() => json({ success: false, status_code: 7 }, 401)]],
    ['an answer', [() => json({ images: {} })]],
    ['a redirect of a proxy', [redirect, () => json({ images: {} })]],
    ['the app’s page, of a host without a proxy', [() => html('<div id="root"></div>')]],
    ['a failure of the host', [() => html('502', 502)]],
  ])('is none where there is %s', async (_what, answers) => {
    network(...answers);
    expect(await failureOf(OWN)).toBeUndefined();
  });

  it.each<[string, Answer]>([
    ['refuses', () => html('401', 401)],
    ['sends a page', () => html('Sign in')],
  ])('is never said to be there where another host %s', async (_how, answer) => {
    network(answer);
    expect(await failureOf(ELSEWHERE)).toBeUndefined();
  });

  it('gets the browser’s credentials, and no other host does (product.md, Provider calls: headers)', async () => {
    const asked = network(() => json({}));
    for (const baseUrl of [OWN, location.origin + OWN, ELSEWHERE]) await send(request(baseUrl));
    expect(asked.mock.calls.map(([, init]) => init?.credentials)).toEqual(['same-origin', 'same-origin', 'omit']);
  });
});
