import type { ParsedFile } from '#domain/import/parsed-file.ts';
import { csvRows } from './csv-rows.ts';

const contentOf = (content: unknown): ParsedFile['content'] =>
  typeof content === 'string'
    ? { kind: 'text', text: content, rows: csvRows(content), isDamaged: false }
    : { kind: 'json', value: content };

/** Files as they are once they are decoded: a text is a table or a list, anything else is JSON. */
export const parsed = (files: Readonly<Record<string, unknown>>, archive?: string): readonly ParsedFile[] =>
  Object.entries(files).map(([name, content]) => ({
    name,
    ...(archive === undefined ? {} : { archive }),
    content: contentOf(content),
  }));
