import type { Observable } from 'rxjs';
import type { NewsSeen } from '#domain/news/news-seen.ts';
import type { ValueMemory } from './value-memory.ts';

/** Until when the visitor knows what is new, on this device. */
export interface NewsMemory extends ValueMemory<NewsSeen> {
  /** Emits when another tab has remembered something. Never errors. */
  readonly changed$: Observable<unknown>;
}
