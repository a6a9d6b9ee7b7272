import { useState } from 'react';
import type { CollectionDetails } from '#domain/library/collection.ts';
import { collectionNameError } from '#domain/library/names/collection-name.ts';
import { useDraftText } from '../../hooks/text/use-draft-text.ts';

export type CollectionTexts = Required<Pick<CollectionDetails, 'name' | 'description'>>;

interface DraftOptions {
  /** Names the draft. */
  readonly of: string;
  /** The texts that are kept. */
  readonly initial: CollectionTexts;
  /** Keeps what is typed, and calls `leave` once that is done. */
  readonly onSubmit: (texts: CollectionTexts, leave: () => void) => void;
  readonly onDone: () => void;
}

/**
 * The texts of a collection while they are typed, the problem with them (product.md, Validation: collection name), and the function that
 * keeps them.
 */
export const useCollectionDraft = ({ of, initial, onSubmit, onDone }: DraftOptions) => {
  const name = useDraftText(`name ${of}`, initial.name);
  const description = useDraftText(`description ${of}`, initial.description);
  const [isTouched, setTouched] = useState(false);
  const error = collectionNameError(name.text);

  const leave = () => {
    name.clear();
    description.clear();
    onDone();
  };
  return {
    name: name.text,
    description: description.text,
    /** The error is shown once the visitor has typed in the name. */
    error: isTouched ? error : undefined,
    canSubmit: error === undefined,
    setName: (text: string) => {
      setTouched(true);
      name.setText(text);
    },
    setDescription: description.setText,
    submit: () => {
      if (!error) onSubmit({ name: name.text, description: description.text }, leave);
    },
    cancel: leave,
  };
};
