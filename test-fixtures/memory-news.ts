import { Subject } from 'rxjs';
import type { NewsMemory } from '#application/ports/memories/news-memory.ts';
import type { NewsSeen } from '#domain/news/news-seen.ts';
import { MemoryValue } from './memory-value.ts';

/** What a device remembers of news. Tabs of one device are told by each other. */
export class MemoryNews extends MemoryValue<NewsSeen> implements NewsMemory {
  readonly changed$ = new Subject<void>();

  /** As another tab does it. */
  rememberElsewhere(seen: NewsSeen): void {
    this.remember(seen);
    this.changed$.next();
  }
}
