type Transform = ReadableWritablePair<Uint8Array<ArrayBuffer>, BufferSource>;

const through = (bytes: BlobPart, stream: Transform): Response =>
  new Response(new Blob([bytes]).stream().pipeThrough(stream));

export const gzip = (text: string): Promise<ArrayBuffer> => through(text, new CompressionStream('gzip')).arrayBuffer();

/** Rejects where the bytes are no gzip, or not all of it. */
export const gunzip = (bytes: ArrayBuffer): Promise<string> => through(bytes, new DecompressionStream('gzip')).text();
