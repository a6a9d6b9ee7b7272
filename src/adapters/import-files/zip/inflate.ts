import { crc32 } from './crc-32.ts';
import type { ZipEntry } from './zip-entry.ts';

/** 'too-large': there is more than what is left of the limit. */
export type Inflated = Uint8Array<ArrayBuffer> | 'too-large' | 'damaged';

const LOCAL_LENGTH = 30;
const STORED = 0;
const DEFLATED = 8;
/** Deflating makes a thousandth at best: of so much come 16 MB at once. */
const SLICE = 16_384;

const packedBytes = (zip: Uint8Array<ArrayBuffer>, { offset, packedSize }: ZipEntry): Uint8Array<ArrayBuffer> => {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  // Before the bytes its name and more are once again, not always as long as in the directory.
  const from = offset + LOCAL_LENGTH + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  return zip.subarray(from, from + packedSize);
};

/** Slice by slice: who stops reading stops the inflating. */
const slicesOf = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> => {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) {
        controller.close();
        return;
      }
      controller.enqueue(bytes.subarray(at, at + SLICE));
      at += SLICE;
    },
  });
};

const joined = (chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
};

/** Counts while it inflates: a zip may say of itself what it likes. */
const inflated = async (packed: Uint8Array<ArrayBuffer>, left: number): Promise<Inflated> => {
  const reader = slicesOf(packed).pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      length += next.value.length;
      if (length > left) {
        await reader.cancel();
        return 'too-large';
      }
      chunks.push(next.value);
    }
  } catch {
    return 'damaged';
  }
  return joined(chunks, length);
};

const unpacked = async (packed: Uint8Array<ArrayBuffer>, method: number, left: number): Promise<Inflated> => {
  if (method === DEFLATED) return inflated(packed, left);
  if (method !== STORED) return 'damaged';
  return packed.length > left ? 'too-large' : packed;
};

/**
 * The bytes of an entry, as they were packed. Throws a `RangeError` where they are not where the zip says.
 * @param left how many there may be
 */
export const inflate = async (zip: Uint8Array<ArrayBuffer>, entry: ZipEntry, left: number): Promise<Inflated> => {
  const bytes = await unpacked(packedBytes(zip, entry), entry.method, left);
  return typeof bytes === 'string' || crc32(bytes) === entry.crc ? bytes : 'damaged';
};
