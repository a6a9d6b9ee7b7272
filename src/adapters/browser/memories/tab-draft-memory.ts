import { injectable } from 'inversify';
import type { DraftMemory } from '#application/ports/memories/draft-memory.ts';
import { ownName } from '../own-name.ts';
import { safeSessionStorage } from '../safe-storage.ts';

const KEY = ownName('matinee_draft_');

/** Drafts in session storage. It may be blocked or full: drafts then last until the page is reloaded. */
@injectable()
export class TabDraftMemory implements DraftMemory {
  private readonly texts = new Map<string, string>();
  private isOver = false;

  recall(name: string): string | undefined {
    return this.isOver ? undefined : (this.texts.get(name) ?? safeSessionStorage.get(KEY + name));
  }

  remember(name: string, text: string): void {
    if (this.isOver) return;
    if (text === '') {
      this.texts.delete(name);
      safeSessionStorage.remove(KEY + name);
      return;
    }
    this.texts.set(name, text);
    // A text that no longer fits must not leave a part of it behind.
    if (!safeSessionStorage.set(KEY + name, text)) safeSessionStorage.remove(KEY + name);
  }

  forget(): void {
    this.isOver = true;
    this.texts.clear();
    for (const key of safeSessionStorage.keys()) if (key.startsWith(KEY)) safeSessionStorage.remove(key);
  }
}
