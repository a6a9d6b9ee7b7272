import { ARCHIVE_BYTES_MAX } from '#domain/import/archive-limits.ts';
import type { ImportRefusal } from '#domain/import/import-reading.ts';

const BEGINNING = [0x1f, 0x8b, 0x08];

/** Whether it is one file that was packed alone, as MyAnimeList gives its own. */
export const isGzip = (bytes: Uint8Array): boolean => BEGINNING.every((byte, at) => bytes[at] === byte);

/** What was packed, or why there is nothing. Counts while it unfolds. Never rejects. */
export const gunzip = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | ImportRefusal> => {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let left = ARCHIVE_BYTES_MAX;
  try {
    const unfolded = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')).getReader();
    for (let part = await unfolded.read(); !part.done; part = await unfolded.read()) {
      chunks.push(part.value);
      left -= part.value.length;
      if (left >= 0) continue;
      await unfolded.cancel();
      return 'zip-too-large';
    }
    return new Uint8Array(await new Blob(chunks).arrayBuffer());
  } catch {
    return 'damaged-file';
  }
};
