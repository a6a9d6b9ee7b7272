import { inflate } from './inflate.ts';
import type { ZipEntry } from './zip-entry.ts';

/** The parts of Excel's workbooks, and of Numbers', which may also be folders in a zip. */
const PART = /^xl\/(?:workbook|worksheets)\b|^(?:[^/]+\.numbers\/)?Index\/[^/]+\.iwa$|\.numbers\/Index\.zip$/i;
const TYPE = 'mimetype';
const TYPE_LENGTH = 200;

/** Whether a zip is a workbook of Excel's, LibreOffice's or Numbers', whatever it is called. */
export const isWorkbook = async (zip: Uint8Array<ArrayBuffer>, entries: readonly ZipEntry[]): Promise<boolean> => {
  if (entries.some(({ name }) => PART.test(name))) return true;
  const entry = entries.find(({ name }) => name === TYPE);
  const type = entry && (await inflate(zip, entry, TYPE_LENGTH));
  return type instanceof Uint8Array && new TextDecoder().decode(type).includes('opendocument.spreadsheet');
};
