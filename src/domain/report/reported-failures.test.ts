import { describe, expect, it } from 'vitest';
import { CatalogError } from '../catalog-failure.ts';
import { reportedFailures } from './reported-failures.ts';

const AT = Date.parse('2026-11-24T12:00:00Z');
const TIME = '2026-11-24T12:00:00.000Z';
const of = (error: unknown, message = 'Lists could not be shared.') =>
  reportedFailures([{ at: AT, message, error }])[0];

describe('failures of a report (product.md, Report: failures)', () => {
  it.each([
    [{ kind: 'http', status: 503 } as const, { kind: 'http', status: 503 }],
    [{ kind: 'network' } as const, { kind: 'network' }],
    [{ kind: 'timeout' } as const, { kind: 'timeout' }],
    [{ kind: 'malformed' } as const, { kind: 'malformed' }],
    [{ kind: 'http', status: 401, isSignedOut: true } as const, { kind: 'signed-out', status: 401 }],
    // A status that there is not may come from anywhere.
    [{ kind: 'http', status: 603_287 } as const, { kind: 'http' }],
    [{ kind: 'http', status: 0 } as const, { kind: 'http' }],
    [{ kind: 'http', status: 99 } as const, { kind: 'http' }],
    [{ kind: 'http', status: 100 } as const, { kind: 'http', status: 100 }],
    [{ kind: 'http', status: 599 } as const, { kind: 'http', status: 599 }],
    [{ kind: 'http', status: 600 } as const, { kind: 'http' }],
  ])('of a call that failed by %j have its path, status and time', (failure, expected) => {
    const noted = { at: AT, message: '', error: new CatalogError(failure), path: '/movie/603/credits' };
    expect(reportedFailures([noted])).toEqual([{ at: TIME, area: 'request', path: '/movie/:id/credits', ...expected }]);
  });

  it.each([
    [
      'The lists could not be saved.',
      new DOMException('Low Tide', 'QuotaExceededError'),
      'store',
      'QuotaExceededError',
    ],
    [
      'A change could not be appended to the log.',
      new DOMException('x', 'InvalidStateError'),
      'log',
      'InvalidStateError',
    ],
    ['A part of the page could not be loaded.', new TypeError('https://x.example/a.js'), 'code', 'TypeError'],
    ['', new RangeError('Low Tide'), 'page', 'RangeError'],
    ['', 'Low Tide', 'page', 'error'],
    ['', null, 'page', 'error'],
    ['Files to import could not be read.', new Error('ada.csv', { cause: new TypeError('x') }), 'import', 'TypeError'],
    ['Low Tide', new Error('Low Tide'), 'other', 'error'],
  ])('of another kind, %s, are a kind with a time', (message, error, area, kind) => {
    expect(of(error, message)).toEqual({ at: TIME, area, kind });
  });

  it('without an error are there where they are known', () => {
    const noted = (message: string) => ({ at: AT, message });
    expect(
      reportedFailures([noted('The toaster could not be loaded.'), noted('TMDB took too long to answer /x.')]),
    ).toEqual([{ at: TIME, area: 'code', kind: 'error' }]);
  });

  it('are there once, although the console was told of their causes and their consequences', () => {
    const cause = new TypeError('Failed to fetch');
    const error = new CatalogError({ kind: 'network' }, { cause });
    const told = reportedFailures([
      { at: AT, message: '', error, path: '/configuration' },
      { at: AT, message: 'Network error on /configuration: no status came from TMDB.', error: cause },
      { at: AT, message: 'The configuration could not be loaded.', error },
    ]);
    expect(told.map(({ area }) => area)).toEqual(['request']);
  });

  it('are the newest 20, the latest last', () => {
    const noted = Array.from({ length: 25 }, (_, index) => ({
      at: AT + index,
      message: '',
      error: new CatalogError({ kind: 'http', status: 400 + index }),
      path: '/configuration',
    }));
    const statuses = reportedFailures(noted).map(({ status }) => status);
    expect(statuses).toEqual(Array.from({ length: 20 }, (_, index) => 405 + index));
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 9e15])('have the smallest time where a clock says %s', (at) => {
    expect(reportedFailures([{ at, message: '', error: 'x', path: '/tv' }])[0]?.at).toBe('1970-01-01T00:00:00.000Z');
  });
});
