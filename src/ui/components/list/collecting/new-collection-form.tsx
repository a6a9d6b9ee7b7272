import type { SubmitEvent } from 'react';
import type { CollectionTexts } from '#domain/library/collection.ts';
import {
  COLLECTION_DESCRIPTION_MAX,
  COLLECTION_NAME_MAX,
  collectionNameError,
  defaultDescription,
} from '#domain/library/names/collection-name.ts';
import type { DraftText } from '../../../hooks/text/use-draft-text.ts';
import { Button } from '../../form/button.tsx';
import { ICONS } from '../../form/icons.ts';
import { TextField } from '../../form/text-field.tsx';
import styles from './new-collection-form.module.css';

interface NewCollectionFormProps {
  /** Its texts, while it is not there yet. */
  readonly draft: { readonly [Text in keyof CollectionTexts]: DraftText };
  readonly onCreate: (collection: CollectionTexts) => void;
  /** Called when it is given up. */
  readonly onLeave: () => void;
}

/** Names a collection, to which titles are added then (product.md, Collections: create and add). */
export function NewCollectionForm({ draft: { name, description }, onCreate, onLeave }: NewCollectionFormProps) {
  const error = collectionNameError(name.text);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onCreate({ name: name.text, description: description.text.trim() || defaultDescription(name.text) });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
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
