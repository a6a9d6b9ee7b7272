import { describe, expect, it } from 'vitest';
import { CatalogError, type CatalogFailure } from './catalog-failure.ts';
import { classifyError, explainError, type ClassifiedError, type ExplainedError } from './classified-error.ts';

const http = (status: number): CatalogFailure => ({ kind: 'http', status });

describe('classification of request failures', () => {
  it.each<[string, CatalogFailure, Partial<ClassifiedError>]>([
    [
      // product.md, Errors and retry: network.
      'a network error',
      { kind: 'network' },
      {
        type: 'network',
        canRetry: true,
        toast: 'Network Issue: Check your internet connection',
        message: 'Network connection problem. Please check your internet connection.',
      },
    ],
    [
      // product.md, Errors and retry: timeout.
      'a timeout',
      { kind: 'timeout' },
      {
        type: 'timeout',
        canRetry: true,
        toast: 'Request Timeout: Server is taking too long to respond',
        message: 'Request timed out. The server might be busy.',
      },
    ],
    [
      // product.md, Errors and retry: auth.
      '401',
      http(401),
      { type: 'auth', canRetry: false, toast: 'Authentication Error: Invalid API token', toastMs: 6_000 },
    ],
    [
      // product.md, Errors and retry: rate limit.
      '429',
      http(429),
      { type: 'rate_limit', canRetry: true, toast: 'Rate Limited: Too many requests, please wait', toastMs: 5_000 },
    ],
    // product.md, Errors and retry: server.
    ['500', http(500), { type: 'server', canRetry: true }],
    ['503', http(503), { type: 'server', canRetry: true }],
    ['an unreadable answer', { kind: 'malformed' }, { type: 'server', canRetry: true }],
    [
      // product.md, Errors and retry: not found.
      '404',
      http(404),
      { type: 'not_found', canRetry: false, toast: 'Content Not Found: This content may no longer be available' },
    ],
    // product.md, Errors and retry: generic.
    ['400', http(400), { type: 'generic', canRetry: true, toast: 'Failed to load data' }],
    ['422', http(422), { type: 'generic', canRetry: true, toast: 'Failed to load data' }],
  ])('classifies %s', (_, failure, expected) => {
    expect(classifyError(new CatalogError(failure))).toMatchObject(expected);
  });

  it("begins a server error's toast with 'Server Error:'", () => {
    expect(classifyError(new CatalogError(http(502))).toast).toMatch(/^Server Error: .*TMDB.*temporarily unavailable$/);
  });

  it('gives anything else the text of the caller', () => {
    expect(classifyError(new TypeError('x'), 'Failed to share')).toMatchObject({
      type: 'generic',
      toast: 'Failed to share',
    });
  });

  it('shows errors for 4000 ms where no other time is said (product.md, Notifications: durations)', () => {
    expect(classifyError(new CatalogError(http(404))).toastMs).toBe(4_000);
  });
});

describe('the alternate classifier (product.md, Errors and retry: action hints)', () => {
  it.each<[string, CatalogFailure, Partial<ExplainedError>]>([
    [
      // product.md, Errors and retry: cors.
      'status 0',
      http(0),
      {
        type: 'cors',
        message: 'Unable to connect to the API. This may be a browser compatibility issue.',
        canRetry: false,
        action: 'none',
      },
    ],
    ['a network error', { kind: 'network' }, { type: 'network', title: 'Network Issue', action: 'retry' }],
    ['a timeout', { kind: 'timeout' }, { type: 'timeout', title: 'Request Timeout', action: 'retry' }],
    ['401', http(401), { type: 'auth', title: 'Authentication Error', action: 'config' }],
    ['429', http(429), { type: 'rate_limit', title: 'Rate Limited', action: 'wait' }],
    ['500', http(500), { type: 'server', title: 'Server Error', action: 'wait' }],
    ['404', http(404), { type: 'not_found', title: 'Content Not Found', action: 'none' }],
    ['400', http(400), { type: 'generic', title: 'Failed to load data', action: 'retry' }],
  ])('explains %s with a title and what helps', (_, failure, expected) => {
    expect(explainError(new CatalogError(failure))).toMatchObject(expected);
  });

  it('agrees with the first classifier on all that both have', () => {
    for (const failure of [
      { kind: 'network' },
      { kind: 'malformed' },
      http(401),
      http(404),
      http(418),
      http(429),
      http(503),
    ] as const) {
      expect(explainError(new CatalogError(failure))).toMatchObject(classifyError(new CatalogError(failure)));
    }
    expect(classifyError(new CatalogError(http(0))).type).toBe('generic');
  });
});
