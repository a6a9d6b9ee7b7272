import type { ImportRefusal } from './import-refusal.ts';

export type Row = readonly string[];

/** What a file holds, as far as it can be told without knowing which service made it. */
export type FileContent =
  | {
      readonly kind: 'text';
      /** Line ends are '\n'. */
      readonly text: string;
      /** The text as a table, blank rows and the header among them. They need not be equally long. */
      readonly rows: readonly Row[];
      /** A quote in it is never closed, so that nobody knows where its cells end. */
      readonly isDamaged: boolean;
    }
  | { readonly kind: 'json'; readonly value: unknown }
  /**
   * XML, as JSON would have it: an element is a text, or has lists of its children by their names, its attributes behind '@', and its
   * own text under ''.
   */
  | { readonly kind: 'markup'; readonly value: unknown }
  | { readonly kind: 'refused'; readonly refusal: ImportRefusal };

export interface ParsedFile {
  /** Of an archive's entry: with its folders. */
  readonly name: string;
  /** The name of the zip or the folder that it was in. */
  readonly archive?: string;
  /** Of what was unfolded for it. */
  readonly bytes?: number;
  readonly content: FileContent;
}
