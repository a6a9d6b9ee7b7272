import type { Backup, BackupFault, BackupFile, ChosenFile, DecodedBackup } from '../../ports/library/backup-file.ts';

export interface RestoreRefusal {
  readonly kind: 'refusal';
  /** A sentence for the visitor. */
  readonly reason: string;
}

const MAX_BYTES = 20_000_000;
const TOO_LARGE = 'This file is larger than 20 MB: no backup of Matinee is.';
const UNREADABLE = 'This file could not be read. Choose it once more.';
const FAULTS: Readonly<Record<BackupFault, string>> = {
  foreign: 'This is not a backup of Matinee: lists of other services, such as a Letterboxd CSV, cannot be restored.',
  newer: 'This backup was made by a newer Matinee: reload the page, then choose it again.',
  damaged: 'This backup is damaged, or was changed after it was made: nothing of it was restored.',
};

const NO_TEXT = 'There is no backup of Matinee in this zip that can be read. Unpack it, and choose the backup.';
/** What says most comes first: a file beside the backup may be anything. */
const BY_WEIGHT: readonly BackupFault[] = ['newer', 'damaged', 'foreign'];

/** Of several in a zip, as where a whole folder of them was packed. */
const newestOf = (decoded: readonly DecodedBackup[]): Backup | undefined =>
  decoded
    .flatMap((each) => (each.kind === 'read' ? each.backup : []))
    .toSorted((one, other) => Date.parse(other.madeAt) - Date.parse(one.madeAt))[0];

const reasonOf = (decoded: readonly DecodedBackup[]): string => {
  const fault = BY_WEIGHT.find((each) => decoded.some((one) => one.kind === 'refused' && one.fault === each));
  return fault ? FAULTS[fault] : NO_TEXT;
};

const refusal = (reason: string): RestoreRefusal => ({ kind: 'refusal', reason });

interface ReadBackup {
  readonly kind: 'read';
  readonly backup: Backup;
}

/** The newest backup of a file (product.md, Saving: backup file). Never rejects. */
export const readBackup = async (chosen: ChosenFile, backupFile: BackupFile): Promise<ReadBackup | RestoreRefusal> => {
  if (chosen.size > MAX_BYTES) return refusal(TOO_LARGE);
  const bytes = await chosen.arrayBuffer().catch(() => undefined);
  if (bytes === undefined) return refusal(UNREADABLE);
  const texts = await backupFile.textsIn(new Uint8Array(bytes)).catch(() => undefined);
  if (texts === undefined) return refusal(UNREADABLE);
  const decoded: DecodedBackup[] = [];
  for (const text of texts) decoded.push(await backupFile.decode(text));
  const newest = newestOf(decoded);
  return newest ? { kind: 'read', backup: newest } : refusal(reasonOf(decoded));
};
