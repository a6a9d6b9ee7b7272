import { useState } from 'react';
import type { CollectionDetails } from '#domain/library/collection.ts';
import { collectionNameError } from '#domain/library/names/collection-name.ts';

export type CollectionTexts = Required<Pick<CollectionDetails, 'name' | 'description'>>;

interface DraftOptions {
  /** What the texts are at first, and again once the draft is left. */
  readonly initial: CollectionTexts;
  /** Keeps what is typed, and calls `leave` once that is done. */
  readonly onSubmit: (texts: CollectionTexts, leave: () => void) => void;
  readonly onDone: () => void;
}

/**
 * The texts of a collection while they are typed, the problem with them (product.md, Validation: collection name), and the function that
 * keeps them.
 */
export const useCollectionDraft = ({ initial, onSubmit, onDone }: DraftOptions) => {
  const [{ name, description, isTouched }, setDraft] = useState({ ...initial, isTouched: false });
  const error = collectionNameError(name);

  const leave = () => {
    setDraft({ ...initial, isTouched: false });
    onDone();
  };
  return {
    name,
    description,
    /** The error is shown once the visitor has typed in the name. */
    error: isTouched ? error : undefined,
    canSubmit: error === undefined,
    setName: (text: string) => setDraft((draft) => ({ ...draft, name: text, isTouched: true })),
    setDescription: (text: string) => setDraft((draft) => ({ ...draft, description: text })),
    submit: () => {
      if (!error) onSubmit({ name, description }, leave);
    },
    cancel: leave,
  };
};
