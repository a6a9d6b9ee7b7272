import { describe, expect, it } from 'vitest';
import { CatalogError, failureOf, type CatalogFailure } from './catalog-failure.ts';

describe('a failure of the catalogue', () => {
  it.each<[CatalogFailure, string]>([
    [{ kind: 'network' }, 'network'],
    [{ kind: 'timeout' }, 'timeout'],
    [{ kind: 'http', status: 503 }, 'HTTP 503'],
    [{ kind: 'malformed' }, 'malformed'],
  ])('%o reads CatalogError: %s in a log, its cause beside it', (failure, message) => {
    const cause = new TypeError('Failed to fetch');
    const error = new CatalogError(failure, { cause });
    expect(String(error)).toBe(`CatalogError: ${message}`);
    expect(error.cause).toBe(cause);
    expect(failureOf(error)).toBe(failure);
  });

  it.each([new TypeError('x'), { failure: { kind: 'network' } }, 'network', undefined])(
    'is none in %o: that is a defect of ours',
    (error) => expect(failureOf(error)).toBeUndefined(),
  );
});
