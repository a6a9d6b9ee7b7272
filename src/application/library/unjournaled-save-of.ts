import type { Bundle, Identifier } from '#domain/library/bundle.ts';
import type { JournalEntry } from '../ports/journal.ts';
import type { SaveMemory, UnjournaledSave } from '../ports/save-memory.ts';
import type { Loaded } from '../ports/store.ts';

/** How a stored bundle was saved while the journal could not be had; undefined for any other, whoever wrote it. */
export const unjournaledSaveOf = (
  identifier: Identifier,
  bundle: Bundle | undefined,
  saves: SaveMemory,
): UnjournaledSave | undefined => {
  const save = saves.recall();
  return save?.identifier === identifier && save.lastUpdated === bundle?.lastUpdated ? save : undefined;
};

type Included = Pick<UnjournaledSave, 'counter' | 'unnumbered'>;

/** What of the journal is in a stored bundle though the journal cannot tell. */
export const includedIn = (identifier: Identifier, loaded: Loaded, saves: SaveMemory): Included => {
  const save = loaded.kind === 'found' ? unjournaledSaveOf(identifier, loaded.bundle, saves) : undefined;
  return save ?? { counter: 0, unnumbered: [] };
};

/** The other entries. */
export const entriesBeyond = ({ counter: last, unnumbered }: Included, entries: readonly JournalEntry[]): readonly JournalEntry[] => {
  const ids = new Set(unnumbered);
  return entries.filter(({ counter, change }) => counter > last && !(change && ids.has(change.id)));
};
