import { describe, expect, it } from 'vitest';
import { readHideParam, writeHideParam } from './hide-param.ts';

const read = (search: string) => readHideParam(new URLSearchParams(search));

describe('what an address hides (product.md, Hiding: address)', () => {
  it.each([
    ['hide=seen', ['seen']],
    ['hide=listed,seen', ['seen', 'listed']],
    ['hide=seen%2Clisted', ['seen', 'listed']],
    ['hide=seen,unrated', ['seen']],
    ['hide=', []],
    ['hide=nonsense', []],
    ['genre=18', undefined],
  ])('%s', (search, expected) => {
    expect(read(search)).toEqual(expected);
  });

  it('is written beside the other parameters, and left out where it is nothing', () => {
    const params = writeHideParam(new URLSearchParams('genre=18'), ['seen', 'listed']);
    expect(params.toString()).toBe('genre=18&hide=seen%2Clisted');
    expect(writeHideParam(params, []).toString()).toBe('genre=18');
  });
});
