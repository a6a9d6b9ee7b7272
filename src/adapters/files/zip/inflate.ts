import { crc32 } from '#domain/crc32.ts';
import type { ZipEntry } from './zip-entry.ts';

/** 'too-large': there is more than what is left of the limit. */
type Inflated = Uint8Array<ArrayBuffer> | 'too-large' | 'damaged';

interface Unpacked {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly crc: number;
}

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

/** Undefined for a way of packing that browsers do not know. */
const unpacked = (zip: Uint8Array<ArrayBuffer>, entry: ZipEntry): ReadableStream<Uint8Array> | undefined => {
  const slices = slicesOf(packedBytes(zip, entry));
  if (entry.method === STORED) return slices;
  return entry.method === DEFLATED ? slices.pipeThrough(new DecompressionStream('deflate-raw')) : undefined;
};

/** Counts while it reads: a zip may say of itself what it likes. */
const readAll = async (stream: ReadableStream<Uint8Array>, left: number): Promise<Unpacked | 'too-large'> => {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let [length, crc] = [0, 0];
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > left) {
      await reader.cancel();
      return 'too-large';
    }
    crc = crc32(next.value, crc);
    chunks.push(next.value);
  }
  return { bytes: joined(chunks, length), crc };
};

/**
 * The bytes of an entry, as they were packed. Rejects where they are not where the zip says, or are not what they were.
 * @param left how many there may be
 */
export const inflate = async (zip: Uint8Array<ArrayBuffer>, entry: ZipEntry, left: number): Promise<Inflated> => {
  const stream = unpacked(zip, entry);
  if (!stream) return 'damaged';
  const read = await readAll(stream, left);
  if (read === 'too-large') return read;
  return read.crc === entry.crc ? read.bytes : 'damaged';
};
