import { injectable } from 'inversify';
import * as v from 'valibot';
import type { SaveMemory, UnjournaledSave } from '#application/ports/save-memory.ts';
import { localNote } from './local-note.ts';
import { textChecksum } from './text-checksum.ts';

const NOTE = localNote('matinee_unjournaled_save');
const TEXT_NOTE = localNote('matinee_own_text');

const Save = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ identifier: v.string(), lastUpdated: v.string(), counter: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) }),
);

@injectable()
export class LocalSaveMemory implements SaveMemory {
  recall(): UnjournaledSave | undefined {
    const { success, output } = v.safeParse(Save, NOTE.recall());
    return success ? output : undefined;
  }

  remember(save: UnjournaledSave): void {
    NOTE.remember(JSON.stringify(save));
  }

  isOwnText(text: string): boolean {
    return TEXT_NOTE.recall() === textChecksum(text);
  }

  rememberText(text: string): void {
    TEXT_NOTE.remember(textChecksum(text));
  }
}
