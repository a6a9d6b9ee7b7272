import type { SaveMemory, UnjournaledSave } from '#application/ports/save-memory.ts';

/** As a device remembers it, for all of its tabs. */
export class MemorySaves implements SaveMemory {
  private text: string | undefined;
  private last: UnjournaledSave | undefined;

  recall(): UnjournaledSave | undefined {
    return this.last;
  }

  remember(save: UnjournaledSave): void {
    this.last = save;
  }

  isOwnText(text: string): boolean {
    return this.text === text;
  }

  rememberText(text: string): void {
    this.text = text;
  }
}
