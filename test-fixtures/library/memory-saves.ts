import type { SaveMemory, UnjournaledSave } from '#application/ports/save-memory.ts';

/** As a device remembers it, for all of its tabs. */
export class MemorySaves implements SaveMemory {
  private readonly texts = new Set<string>();
  private last: UnjournaledSave | undefined;

  recall(): UnjournaledSave | undefined {
    return this.last;
  }

  remember(save: UnjournaledSave): void {
    this.last = save;
  }

  isOwnText(text: string): boolean {
    return this.texts.has(text);
  }

  rememberText(text: string): void {
    this.texts.add(text);
  }
}
