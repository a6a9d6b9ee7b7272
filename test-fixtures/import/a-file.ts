import type { FileToImport } from '#application/ports/library/file-decoder.ts';

/** A file that a visitor has chosen. */
export const aFile = (name: string, content: string | Uint8Array<ArrayBuffer>): FileToImport => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return { name, size: bytes.length, arrayBuffer: async () => bytes.slice().buffer };
};
