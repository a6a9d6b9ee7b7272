import type { EncodedBackup } from '#application/ports/library/backup-file.ts';

export const anEncodedBackup = (text = ''): EncodedBackup => ({ text, bytes: new TextEncoder().encode(text) });
