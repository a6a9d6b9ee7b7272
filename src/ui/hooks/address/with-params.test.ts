import { expect, it } from 'vitest';
import { withParams } from './with-params.ts';

it.each([
  ['type=tv&seen=yes', { seen: 'no', find: 'a b' }, 'type=tv&seen=no&find=a+b'],
  ['type=tv&seen=yes', { seen: undefined }, 'type=tv'],
  ['a=1&a=2&b=3', { a: '4' }, 'a=4&b=3'],
  ['', { cert: '16+' }, 'cert=16%2B'],
  ['type=tv', {}, 'type=tv'],
])('%s with %j is %s', (search, changed, expected) => {
  const params = new URLSearchParams(search);
  expect(withParams(params, changed).toString()).toBe(expected);
  expect(params.toString()).toBe(search);
});
