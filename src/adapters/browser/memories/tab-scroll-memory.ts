import { injectable } from 'inversify';
import type { ScrollMemory, ScrollPositions } from '#application/ports/memories/scroll-memory.ts';
import { ownName } from '../own-name.ts';
import { safeSessionStorage } from '../safe-storage.ts';
import { rememberedValue } from './remembered-value.ts';

const readPositions = (value: unknown): ScrollPositions =>
  Object.fromEntries(
    Object.entries(value ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );

const KEY = ownName('matinee_scroll_positions');
const lastPositions = rememberedValue<ScrollPositions>({
  key: KEY,
  storage: safeSessionStorage,
  parse: (text) => readPositions(JSON.parse(text)),
});

/** Scroll positions in session storage. It may be blocked or full: positions then last until the page is reloaded. */
@injectable()
export class TabScrollMemory implements ScrollMemory {
  private isOver = false;

  recall(): ScrollPositions {
    return lastPositions.recall() ?? {};
  }

  remember(positions: ScrollPositions): void {
    if (!this.isOver) lastPositions.remember(positions);
  }

  forget(): void {
    this.isOver = true;
    safeSessionStorage.remove(KEY);
  }
}
