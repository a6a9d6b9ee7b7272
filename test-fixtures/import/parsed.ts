import { parseMarkup } from '#adapters/files/parse-markup.ts';
import type { ParsedFile } from '#domain/import/parsed-file.ts';
import { resultOf } from '#domain/steps.ts';
import { csvRows } from './csv-rows.ts';

const contentOf = (name: string, content: unknown): ParsedFile['content'] => {
  if (typeof content !== 'string') return { kind: 'json', value: content };
  if (name.endsWith('.xml')) return resultOf(parseMarkup(content));
  return { kind: 'text', text: content, rows: csvRows(content), isDamaged: false };
};

/** Files as they are once they are decoded: a text is XML by its name, else a table or a list; anything else is JSON. */
export const parsed = (files: Readonly<Record<string, unknown>>, archive?: string): readonly ParsedFile[] =>
  Object.entries(files).map(([name, content]) => ({
    name,
    ...(archive === undefined ? {} : { archive }),
    content: contentOf(name, content),
  }));
