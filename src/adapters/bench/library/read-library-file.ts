import type { ChosenFile } from '#application/ports/library/backup-file.ts';
import { readBackup, type RestoreRefusal } from '#application/use-cases/data/read-backup.ts';
import { isFields } from '#domain/fields.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { isListName, PART_NAMES } from '#domain/library/map-parts.ts';
import { parseJson } from '#domain/text/parse-json.ts';
import { libraryText } from '../../store/codec/library-text.ts';
import { JsonBackupFile } from '../../store/json-backup-file.ts';

interface ReadLibrary {
  readonly kind: 'read';
  /** As the store saves it. */
  readonly bundle: string;
}

/** Any object would be read as a bundle: one that has a list is meant to be one. */
const isBundle = (text: string): boolean => {
  const raw = parseJson(text);
  return isFields(raw) && PART_NAMES.some((name) => isListName(name) && Array.isArray(raw[name]));
};

/**
 * The library in a file: the newest of the backups that restoring would find, else a bundle as the store saves it, letter for letter. What
 * is neither is refused with the sentence of restoring. Never rejects.
 */
export const readLibraryFile = async (chosen: ChosenFile): Promise<ReadLibrary | RestoreRefusal> => {
  const backupFile = new JsonBackupFile(EMPTY_LIBRARY);
  let bytes: ArrayBuffer | undefined;
  const once = {
    size: chosen.size,
    arrayBuffer: async () => (bytes = await chosen.arrayBuffer()),
  };
  const read = await readBackup(once, backupFile);
  if (read.kind === 'read') return { kind: 'read', bundle: libraryText(read.backup.bundle) };
  const texts = bytes ? await backupFile.textsIn(new Uint8Array(bytes)).catch(() => []) : [];
  const bundle = texts.find(isBundle);
  return bundle === undefined ? read : { kind: 'read', bundle };
};
