/** A file of a shared folder. */
export interface FolderFile {
  readonly name: string;
  /** In bytes, as it is stored. */
  readonly size: number;
  /** When it was last written, in any form; to the second at least. Absent where the place does not tell. */
  readonly modified?: string;
}

/**
 * A flat folder of texts that several devices see: some engine carries the files between them, at its own pace. Every method
 * rejects with a `FolderError`, and with nothing else.
 *
 * Nothing is compared and swapped anywhere: a device writes only files of its own, and reads all.
 */
export interface DevicesFolder {
  /**
   * The files, in any order; none where the folder is not there yet. Left out are folders within it. An empty file has the
   * size 0: several places make a file before it has its text.
   */
  list(): Promise<readonly FolderFile[]>;
  /** @param name one that `list` gave, or any other @returns undefined where there is no such file, or an empty one */
  read(name: string): Promise<string | undefined>;
  /**
   * Writes a file whole or not at all, over an earlier one. A reader sees the earlier text or this one, and never half of it.
   * @param name of `a-z0-9.-` alone, beginning with a letter
   * @param text not empty
   */
  write(name: string, text: string): Promise<void>;
  /** Does nothing where there is no such file. @param name as in `write` */
  remove(name: string): Promise<void>;
}
