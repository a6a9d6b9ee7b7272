import { lengthOf } from '../library/names/text-length.ts';

/** What visitors call their devices (product.md, Devices on screen: name). */
export const DEVICE_NAME_MAX = 50;

/** What is wrong with the name of a device; undefined when nothing is. */
export const deviceNameError = (typed: string): string | undefined => {
  const length = lengthOf(typed.trim());
  if (length === 0) return 'Please enter a name for this device';
  return length > DEVICE_NAME_MAX ? 'The name must be at most 50 characters' : undefined;
};
