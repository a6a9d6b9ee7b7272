import type { LibraryChange } from '#domain/library/library-change.ts';
import type { LibrarySession } from './library-session.ts';

/** Takes in changes while there is no journal to give them a place: in the order in which they are heard, each once. */
export class Unnumbered {
  private readonly known = new Set<string>();

  constructor(private readonly session: Pick<LibrarySession, 'settle'>) {}

  /** In the order in which they were heard. */
  get ids(): readonly string[] {
    return [...this.known];
  }

  settle(changes: readonly LibraryChange[]): void {
    const fresh = changes.filter(({ id }) => !this.known.has(id));
    fresh.forEach(({ id }) => this.known.add(id));
    this.session.settle(fresh);
  }
}
