import type { Choices } from '#domain/library/library.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';

/** Notes what the visitor chooses (product.md, Saving: choices). */
export class SetChoices {
  constructor(private readonly deps: Pick<LibraryDeps, 'session'>) {}

  execute(set: Choices): void {
    this.deps.session.dispatch({ kind: 'choices-set', set, clear: [] });
  }
}
