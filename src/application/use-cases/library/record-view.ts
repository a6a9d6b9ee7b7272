import { toStoredTitle, type StoredTitle } from '#domain/library/saved-title.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';

/** Puts a title that is opened at the front of the viewing history (product.md, Lists: history). */
export class RecordView {
  constructor(private readonly deps: Pick<LibraryDeps, 'session' | 'clock'>) {}

  execute(title: StoredTitle): void {
    const { session, clock } = this.deps;
    const viewedAt = clock.now().toISOString();
    session.dispatch({ kind: 'title-viewed', title: { ...toStoredTitle(title), viewedAt } });
  }
}
