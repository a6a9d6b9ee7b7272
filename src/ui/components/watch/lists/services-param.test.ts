import { expect, it } from 'vitest';
import { readServicesParam, writeServicesParam } from './services-param.ts';

// product.md, Where to watch: on my services.
it.each([
  ['', false],
  ['services=mine', true],
  ['services=8', false],
  ['type=tv&services=mine', true],
])('is read from the address %j', (search, isOn) => {
  expect(readServicesParam(new URLSearchParams(search))).toBe(isOn);
});

it('is written as it is read, and what else is there stays', () => {
  const on = writeServicesParam(new URLSearchParams('type=tv'), true);
  expect(on.toString()).toBe('type=tv&services=mine');
  expect(writeServicesParam(on, false).toString()).toBe('type=tv');
});
