import type { Bundle, Identifier } from '#domain/library/bundle.ts';
import type { SaveMemory, UnjournaledSave } from '../ports/save-memory.ts';

/** How a stored bundle was saved while the journal could not be had; undefined for any other, whoever wrote it. */
export const unjournaledSaveOf = (
  identifier: Identifier,
  bundle: Bundle | undefined,
  saves: SaveMemory,
): UnjournaledSave | undefined => {
  const save = saves.recall();
  return save?.identifier === identifier && save.lastUpdated === bundle?.lastUpdated ? save : undefined;
};
