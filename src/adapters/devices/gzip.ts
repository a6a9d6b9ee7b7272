/** The browser compresses a part in the task that writes it: so many characters take a few milliseconds. */
const PART = 32_768;

/**
 * Compresses a text.
 * @param pause is waited for after each part of it, so that a long text does not hold up the page
 */
export const gzip = async (text: string, pause: () => Promise<void> = async () => {}): Promise<ArrayBuffer> => {
  const { readable, writable } = new TextEncoderStream();
  const packed = new Response(readable.pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
  const writer = writable.getWriter();
  for (let at = 0; at < text.length; at += PART) {
    await writer.write(text.slice(at, at + PART));
    await pause();
  }
  await writer.close();
  return packed;
};

/** Rejects where the bytes are no gzip, or not all of it. */
export const gunzip = (bytes: ArrayBuffer): Promise<string> =>
  new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
