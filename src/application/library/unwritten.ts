import { BehaviorSubject, distinctUntilChanged, type Observable } from 'rxjs';
import type { LibraryChange } from '#domain/library/library-change.ts';
import { type ChangeSource, idsOf, without } from './acts.ts';

/** The changes of a tab that are not known to be durable, and those of them that are late: they are seen all the same. */
export class Unwritten {
  /** Each with its source. The log keeps the change alone. */
  private all: readonly { readonly change: LibraryChange; readonly source: ChangeSource }[] = [];
  private readonly late = new BehaviorSubject<readonly LibraryChange[]>([]);
  /** Emits at once. */
  readonly late$: Observable<readonly LibraryChange[]> = this.late.pipe(distinctUntilChanged());

  get changes(): readonly LibraryChange[] {
    return this.all.map(({ change }) => change);
  }

  get isLate(): boolean {
    return this.late.value.length > 0;
  }

  add(change: LibraryChange, source: ChangeSource): void {
    this.all = [...this.all, { change, source }];
  }

  /** All of them are seen from now on. A refresh is nothing that a visitor waits for. */
  callLate(): void {
    this.late.next(this.all.flatMap(({ change, source }) => (source === 'refresh' ? [] : change)));
  }

  /** These changes are durable. */
  remove(changes: readonly LibraryChange[]): void {
    const ids = idsOf(changes);
    this.all = this.all.filter(({ change }) => !ids.has(change.id));
    this.late.next(without(this.late.value, ids));
  }
}
