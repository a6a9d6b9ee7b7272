import type { Bundle } from '#domain/library/bundle.ts';

export interface Backup {
  /** ISO time. */
  readonly madeAt: string;
  readonly bundle: Bundle;
}

/** A backup as a text, and as the bytes of that text in UTF-8: thousands of titles are encoded once. */
export interface EncodedBackup {
  readonly text: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** 'foreign': it is something else. 'newer': a later release made it. 'damaged': it is not as it was made. */
export type BackupFault = 'foreign' | 'newer' | 'damaged';

export type DecodedBackup =
  | { readonly kind: 'read'; readonly backup: Backup }
  | { readonly kind: 'refused'; readonly fault: BackupFault };

/** A file that the visitor chose. */
export interface ChosenFile {
  /** In bytes. */
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** A library as one text that the visitor keeps. It names neither who the visitor is nor any token. */
export interface BackupFile {
  /** Never holds the page up. */
  encode(backup: Backup): Promise<EncodedBackup>;
  /**
   * The texts that may be backups: those in a zip, or the file itself. None where the zip is damaged, needs a password or has more in it than
   * is read. Rejects where the code that reads zips could not be loaded.
   */
  textsIn(file: Uint8Array<ArrayBuffer>): Promise<readonly string[]>;
  /** Reads any text. Never rejects. */
  decode(text: string): Promise<DecodedBackup>;
}
