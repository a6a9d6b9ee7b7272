import type { SubmitEvent } from 'react';
import {
  COLLECTION_DESCRIPTION_MAX,
  COLLECTION_NAME_MAX,
  collectionNameError,
  defaultDescription,
} from '#domain/library/names/collection-name.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { Button } from '../../components/form/button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { TextField } from '../../components/form/text-field.tsx';
import type { DraftText } from '../../hooks/text/use-draft-text.ts';
import { useCreateCollection } from '../../hooks/use-create-collection.ts';
import styles from './new-collection-form.module.css';

/** The texts of a collection that is not there yet. */
interface NewCollectionDraft {
  readonly name: DraftText;
  readonly description: DraftText;
}

/** The texts of a new collection, and the function that creates it: the collection first, then the title in it. */
const useCreateAndAdd = (title: StoredTitle, { name, description }: NewCollectionDraft, onDone: () => void) => {
  const create = useCreateCollection();

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const collection = { name: name.text, description: description.text.trim() || defaultDescription(name.text) };
    await create(collection, (key, { addToCollection }) => {
      addToCollection.execute(key, title);
      onDone();
    });
  };

  return { error: collectionNameError(name.text), submit };
};

interface NewCollectionFormProps {
  readonly title: StoredTitle;
  readonly draft: NewCollectionDraft;
  /** Called when the collection is created, and when it is given up. */
  readonly onLeave: () => void;
}

/** Creates a collection, then adds the title to it (product.md, Collections: create and add). */
export function NewCollectionForm({ title, draft, onLeave }: NewCollectionFormProps) {
  const { name, description } = draft;
  const { error, submit } = useCreateAndAdd(title, draft, onLeave);
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="Collection Name"
        value={name.text}
        onText={name.setText}
        max={COLLECTION_NAME_MAX}
        error={name.text ? error : undefined}
      />
      <TextField
        label="Description (Optional)"
        value={description.text}
        onText={description.setText}
        max={COLLECTION_DESCRIPTION_MAX}
        placeholder={defaultDescription(name.text)}
      />
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onLeave}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" icon={ICONS.plus} disabled={error !== undefined}>
          Create new
        </Button>
      </div>
    </form>
  );
}
