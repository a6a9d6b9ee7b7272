import { describe, expect, it } from 'vitest';
import { CatalogError } from '../catalog-failure.ts';
import type { FailureArea } from './failure-area.ts';
import { reportedFailures } from './reported-failures.ts';

const AT = Date.parse('2026-11-24T12:00:00Z');
const TIME = '2026-11-24T12:00:00.000Z';

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
    const noted = { at: AT, area: 'request' as const, error: new CatalogError(failure), path: '/movie/603/credits' };
    expect(reportedFailures([noted])).toEqual([{ at: TIME, area: 'request', path: '/movie/:id/credits', ...expected }]);
  });

  it.each<readonly [FailureArea, unknown, string]>([
    ['store', new DOMException('Low Tide', 'QuotaExceededError'), 'QuotaExceededError'],
    ['log', new DOMException('x', 'InvalidStateError'), 'InvalidStateError'],
    ['code', new TypeError('https://x.example/a.js'), 'TypeError'],
    ['page', new RangeError('Low Tide'), 'RangeError'],
    ['page', 'Low Tide', 'error'],
    ['page', null, 'error'],
    ['import', new Error('ada.csv', { cause: new TypeError('x') }), 'TypeError'],
    ['devices', new Error('Low Tide'), 'error'],
  ])('of another kind are their area, a kind and a time: %s, %o', (area, error, kind) => {
    expect(reportedFailures([{ at: AT, area, error }])).toEqual([{ at: TIME, area, kind }]);
  });

  it('without an error are there, but for what is said beside a call', () => {
    expect(
      reportedFailures([
        { at: AT, area: 'code' },
        { at: AT, area: 'request' },
      ]),
    ).toEqual([{ at: TIME, area: 'code', kind: 'error' }]);
  });

  it('are there once, although the console was told of their causes and their consequences', () => {
    const cause = new TypeError('Failed to fetch');
    const error = new CatalogError({ kind: 'network' }, { cause });
    const told = reportedFailures([
      { at: AT, area: 'request', error, path: '/configuration' },
      { at: AT, area: 'request', error: cause },
      { at: AT, area: 'startup', error },
    ]);
    expect(told.map(({ area }) => area)).toEqual(['request']);
  });

  it('are the newest 20, the latest last', () => {
    const noted = Array.from({ length: 25 }, (_, index) => ({
      at: AT + index,
      area: 'request' as const,
      error: new CatalogError({ kind: 'http', status: 400 + index }),
      path: '/configuration',
    }));
    const statuses = reportedFailures(noted).map(({ status }) => status);
    expect(statuses).toEqual(Array.from({ length: 20 }, (_, index) => 405 + index));
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 9e15])('have the smallest time where a clock says %s', (at) => {
    expect(reportedFailures([{ at, area: 'request', error: 'x', path: '/tv' }])[0]?.at).toBe(
      '1970-01-01T00:00:00.000Z',
    );
  });
});
