import { describe, expect, it } from 'vitest';
import { CatalogError, type CatalogFailure } from './catalog-failure.ts';
import { classifyError, explainError } from './classified-error.ts';
import { noteOf } from './note-of.ts';

const SIGNED_OUT = 'Your sign-in at this site has ended. Reload to sign in again.';
// product.md, Errors and retry: asked again.
const BUSY = 'The provider is busy. It is asked again by itself in a moment.';

// product.md, Errors and retry: signed out. The rules' sentences stay.
describe('beside the sentence of a failure', () => {
  it.each<[CatalogFailure, string, string | undefined]>([
    [{ kind: 'http', status: 401, isSignedOut: true }, 'Authentication Error: Invalid API token', SIGNED_OUT],
    [{ kind: 'http', status: 403, isSignedOut: true }, 'Failed to load data', SIGNED_OUT],
    [{ kind: 'malformed', isSignedOut: true }, 'Server Error: TMDB is temporarily unavailable', SIGNED_OUT],
    [{ kind: 'network', isSignedOut: true }, 'Network Issue: Check your internet connection', SIGNED_OUT],
    [{ kind: 'http', status: 429 }, 'Rate Limited: Too many requests, please wait', undefined],
    [{ kind: 'http', status: 401 }, 'Authentication Error: Invalid API token', undefined],
    [{ kind: 'network' }, 'Network Issue: Check your internet connection', undefined],
  ])('of %j', (failure, toast, note) => {
    for (const error of [classifyError(new CatalogError(failure)), explainError(new CatalogError(failure))]) {
      expect(error.toast).toBe(toast);
      expect(noteOf(error)).toBe(note);
      expect(noteOf({ ...error, isAskedAgain: true })).toBe(note ?? BUSY);
    }
  });
});

it.each([
  [60_000, BUSY],
  [60_001, 'The provider is busy. It is asked again by itself later.'],
  [Number.POSITIVE_INFINITY, 'The provider is busy. It is asked again by itself later.'],
])('promises no moment where the provider wants %s ms', (retryAfterMs, note) => {
  expect(noteOf({ isAskedAgain: true, retryAfterMs })).toBe(note);
});
