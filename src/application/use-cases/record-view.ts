import { toKeptTitle, type KeptTitle } from '#domain/library/saved-title.ts';
import type { LibraryParts } from '../library/toggle-saved.ts';

/** Puts a title that is opened at the front of the viewing history (spec section 4, Lists). */
export class RecordView {
  constructor(private readonly parts: Pick<LibraryParts, 'session' | 'clock'>) {}

  execute(title: KeptTitle): void {
    const { session, clock } = this.parts;
    const viewedAt = clock.now().toISOString();
    session.dispatch({ kind: 'title-viewed', title: { ...toKeptTitle(title), viewedAt } });
  }
}
