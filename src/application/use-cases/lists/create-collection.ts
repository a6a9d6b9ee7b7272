import { collectionKey } from '#domain/library/collection.ts';
import { freeCollectionId } from '#domain/library/free-collection-id.ts';
import { collectionNameError, cutDescription } from '#domain/library/names/collection-name.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';

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
    const id = freeCollectionId(new Set(session.library.collections.map(collectionKey)), clock.now().getTime());
    const createdAt = clock.now().toISOString();
    const collection = { id, name: name.trim(), description: cutDescription(description), movies: [], createdAt };
    session.dispatch({ kind: 'collection-created', collection }, () =>
      notifications.show({ type: 'success', message: 'Collection created successfully!' }),
    );
    return id;
  }
}
