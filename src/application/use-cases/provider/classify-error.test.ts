import { describe, expect, it } from 'vitest';
import { CatalogError, type CatalogFailure } from '#domain/catalog-failure.ts';
import { ClassifyError } from './classify-error.ts';

const classify = (failure: CatalogFailure) => new ClassifyError().execute(new CatalogError(failure));

describe('classifying a failed request (product.md, Errors and retry: generic)', () => {
  it('says what it is, what the visitor is told, and whether asking again helps', () => {
    expect(classify({ kind: 'http', status: 401 })).toMatchObject({
      type: 'auth',
      toast: 'Authentication Error: Invalid API token',
      toastMs: 6_000,
      canRetry: false,
    });
  });

  it('says by the alternate classifier what it is called and what helps', () => {
    expect(classify({ kind: 'http', status: 429 }).alternate).toMatchObject({
      type: 'rate_limit',
      title: 'Rate Limited',
      action: 'wait',
    });
  });

  it('knows status 0 as cors by the alternate classifier alone', () => {
    const { type, canRetry, alternate } = classify({ kind: 'http', status: 0 });
    expect({ type, canRetry }).toEqual({ type: 'generic', canRetry: true });
    expect(alternate).toMatchObject({
      type: 'cors',
      message: 'Unable to connect to the API. This may be a browser compatibility issue.',
      action: 'none',
    });
  });

  it("has 'Failed to load data' for anything else, or the caller's own text", () => {
    const classifier = new ClassifyError();
    expect(classifier.execute('odd')).toMatchObject({
      type: 'generic',
      message: 'Failed to load data',
      alternate: { message: 'Failed to load data' },
    });
    expect(classifier.execute('odd', 'Failed to share')).toMatchObject({
      toast: 'Failed to share',
      alternate: { toast: 'Failed to share' },
    });
  });
});
