import { collectionKey } from '#domain/library/collection.ts';
import { collectionNameError, cutDescription } from '#domain/library/names.ts';
import type { LibraryParts } from '../library/toggle-saved.ts';

export interface NewCollection {
  readonly name: string;
  readonly description: string;
}

/** Makes a collection of the visitor's (spec sections 2 and 5). */
export class CreateCollection {
  constructor(private readonly parts: LibraryParts) {}

  /** @returns the new collection's id; undefined when the name won't do, which changes nothing. */
  execute({ name, description }: NewCollection): string | undefined {
    if (collectionNameError(name)) return undefined;
    const { session, notifications, clock } = this.parts;
    const id = this.freeId(clock.now().getTime());
    const createdAt = clock.now().toISOString();
    const collection = { id, name: name.trim(), description: cutDescription(description), movies: [], createdAt };
    session.dispatch({ kind: 'collection-created', collection }, () =>
      notifications.show({ type: 'success', message: 'Collection created successfully!' }),
    );
    return id;
  }

  /** The creation time (spec section 3), or the next millisecond that no collection has yet. */
  private freeId(time: number): string {
    const isTaken = this.parts.session.library.collections.some((each) => collectionKey(each) === `${time}`);
    return isTaken ? this.freeId(time + 1) : `${time}`;
  }
}
