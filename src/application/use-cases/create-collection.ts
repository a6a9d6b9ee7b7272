import { findCollection } from '#domain/library/change-parts.ts';
import { collectionNameError, cutDescription } from '#domain/library/names.ts';
import type { LibraryDeps } from '../library/library-deps.ts';

export interface NewCollection {
  readonly name: string;
  readonly description: string;
}

/** Makes a collection of the visitor's (product.md, Collections: create). */
export class CreateCollection {
  constructor(private readonly deps: LibraryDeps) {}

  /** @returns the new collection's id; undefined when the name won't do, which changes nothing. */
  execute({ name, description }: NewCollection): string | undefined {
    if (collectionNameError(name)) return undefined;
    const { session, notifications, clock } = this.deps;
    const id = this.freeId(clock.now().getTime());
    const createdAt = clock.now().toISOString();
    const collection = { id, name: name.trim(), description: cutDescription(description), movies: [], createdAt };
    session.dispatch({ kind: 'collection-created', collection }, () =>
      notifications.show({ type: 'success', message: 'Collection created successfully!' }),
    );
    return id;
  }

  /** The creation time (product.md, Collections: collection id), or the next millisecond that no collection has yet. */
  private freeId(time: number): string {
    return findCollection(this.deps.session.library, `${time}`) ? this.freeId(time + 1) : `${time}`;
  }
}
