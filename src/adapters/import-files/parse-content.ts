import type { FileContent } from '#domain/import/parsed-file.ts';
import { nextTask } from '../next-task.ts';
import { decodeText } from './decode-text.ts';
import { parseTable } from './parse-table.ts';

const WEB_PAGE = /^\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype html|html|head|body)\b/i;
/** A line of a list may begin with a bracket as well. */
const LIKE_JSON = /^\s*[[{]\s*["{[\]}]/;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const isJson = (text: string, name: string): boolean => LIKE_JSON.test(text) || /\.json$/i.test(name);

/** What a file's bytes are, whatever its name says. */
export const parseContent = async (bytes: Uint8Array, name: string): Promise<FileContent> => {
  const decoded = decodeText(bytes);
  if (decoded.kind === 'refused') return decoded;
  const { text } = decoded;
  if (text.trim() === '') return { kind: 'refused', refusal: 'empty' };
  if (WEB_PAGE.test(text)) return { kind: 'refused', refusal: 'web-page' };
  // What takes longest is each a task of its own.
  await nextTask();
  if (isJson(text, name)) {
    const value = parseJson(text);
    await nextTask();
    return value === undefined ? { kind: 'refused', refusal: 'damaged-json' } : { kind: 'json', value };
  }
  return { kind: 'text', text, ...(await parseTable(text)) };
};
