import { inSlices } from '#application/time/in-slices.ts';
import type { Steps } from '#domain/steps.ts';

/** So many letters are encoded in a step: far less than a millisecond. */
const A_STEP = 32_768;

/** The first half of a letter that has two: it is never parted from the other. */
const isFirstHalf = (unit: number): boolean => unit >= 0xd8_00 && unit <= 0xdb_ff;

const endOf = (text: string, end: number): number => (isFirstHalf(text.charCodeAt(end - 1)) ? end - 1 : end);

function* utf8Steps(text: string, most: number): Steps<Uint8Array<ArrayBuffer>> {
  const [encoder, parts] = [new TextEncoder(), [] as Uint8Array[]];
  for (let at = 0, end = 0; at < text.length; at = end) {
    end = at + most < text.length ? endOf(text, at + most) : text.length;
    parts.push(encoder.encode(text.slice(at, end)));
    yield;
  }
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const part of parts) {
    bytes.set(part, place);
    place += part.length;
    yield;
  }
  return bytes;
}

/**
 * A text in UTF-8. A long one never holds the page up (product.md, Export: forms).
 * @param most how many letters are encoded at once, two at least
 */
export const utf8Bytes = (text: string, most = A_STEP): Promise<Uint8Array<ArrayBuffer>> =>
  inSlices(utf8Steps(text, most));
