import { expect, it } from 'vitest';
import { deviceNameError } from './device-name.ts';

it.each([
  ['', 'Please enter a name for this device'],
  ['  ', 'Please enter a name for this device'],
  ['P', undefined],
  [' Phone ', undefined],
  ['🍿'.repeat(50), undefined],
  ['🍿'.repeat(51), 'The name must be at most 50 characters'],
])('the name %j of a device is judged as %j (product.md, Devices on screen: name)', (typed, error) => {
  expect(deviceNameError(typed)).toBe(error);
});
