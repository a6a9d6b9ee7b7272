import { injectable } from 'inversify';
import type { ScrollMemory, ScrollPositions } from '#application/ports/memories/scroll-memory.ts';
import { ownName } from '../own-name.ts';
import { safeSessionStorage } from '../safe-storage.ts';

const KEY = ownName('matinee_scroll_positions');

const readPositions = (value: unknown): ScrollPositions =>
  Object.fromEntries(
    Object.entries(value ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );

/** Scroll positions in session storage. It may be blocked or full: positions then last until the page is reloaded. */
@injectable()
export class TabScrollMemory implements ScrollMemory {
  private isOver = false;

  recall(): ScrollPositions {
    try {
      return readPositions(JSON.parse(safeSessionStorage.get(KEY) ?? '{}'));
    } catch {
      return {};
    }
  }

  remember(positions: ScrollPositions): void {
    if (!this.isOver) safeSessionStorage.set(KEY, JSON.stringify(positions));
  }

  forget(): void {
    this.isOver = true;
    safeSessionStorage.remove(KEY);
  }
}
