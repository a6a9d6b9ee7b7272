import { describe, expect, it } from 'vitest';
import { CatalogError } from '../catalog-failure.ts';
import { causesOf, failureKind } from './failure-kind.ts';

/** An error behind so many others. */
const behind = (count: number, error: unknown): unknown =>
  count === 0 ? error : new Error('Low Tide', { cause: behind(count - 1, error) });

describe('the kind of an error', () => {
  it.each([
    [new CatalogError({ kind: 'timeout' }), 'timeout'],
    [new CatalogError({ kind: 'http', status: 503 }), 'http'],
    [new CatalogError({ kind: 'http', status: 401, isSignedOut: true }), 'signed-out'],
    [new DOMException('x', 'SecurityError'), 'SecurityError'],
    [Object.assign(new Error('x'), { name: 'Low Tide' }), 'error'],
    [{ name: 'AbortError' }, 'AbortError'],
    [behind(3, new TypeError('x')), 'TypeError'],
    [behind(4, new TypeError('x')), 'error'],
    ['TypeError', 'error'],
    [null, 'error'],
    [undefined, 'error'],
  ])('%s is %s', (error, kind) => expect(failureKind(error)).toBe(kind));

  it('has four causes at most, itself among them', () => {
    const [first, second] = [new Error('b', { cause: 'a' }), 'a'];
    expect(causesOf(first)).toEqual([first, second]);
    expect(causesOf(undefined)).toEqual([]);
    expect(causesOf(behind(9, 'a'))).toHaveLength(4);
    const round = new Error('round');
    round.cause = round;
    expect(causesOf(round)).toEqual([round, round, round, round]);
  });
});
