import { injectable } from 'inversify';
import * as v from 'valibot';
import type { SaveMemory, UnjournaledSave } from '#application/ports/save-memory.ts';
import { remember } from '../journal/remember.ts';
import { localNote } from './local-note.ts';
import { textChecksum } from './text-checksum.ts';

const NOTE = localNote('matinee_unjournaled_save');
const TEXT_NOTE = localNote('matinee_own_text');

/** The checksums of the last texts: the browser may be killed before the newest has reached the disk. */
const ownTexts = (): readonly string[] => (TEXT_NOTE.recall() ?? '').split(' ');

const Save = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    identifier: v.string(),
    lastUpdated: v.string(),
    counter: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    // An earlier release did not tell.
    unnumbered: v.optional(v.array(v.string()), []),
  }),
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
    return ownTexts().includes(textChecksum(text));
  }

  rememberText(text: string): void {
    TEXT_NOTE.remember(remember(ownTexts(), textChecksum(text)).join(' '));
  }
}
