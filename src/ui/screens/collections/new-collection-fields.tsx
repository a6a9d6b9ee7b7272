import type { SubmitEvent } from 'react';
import { COLLECTION_NAME_MAX } from '#domain/library/names/collection-name.ts';
import { TextField } from '../../components/form/text-field.tsx';
import { DescriptionField } from './description-field.tsx';
import type { useNewCollection } from './use-new-collection.ts';
import styles from './new-collection-fields.module.css';

interface NewCollectionFieldsProps {
  /** The id of the form, for a button outside it. */
  readonly id: string;
  readonly draft: ReturnType<typeof useNewCollection>;
}

/** The name and description of a new collection. */
export function NewCollectionFields({ id, draft }: NewCollectionFieldsProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    draft.create();
  };
  return (
    <form id={id} className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label="Collection Name"
        value={draft.name}
        max={COLLECTION_NAME_MAX}
        error={draft.error}
        onText={draft.setName}
      />
      <DescriptionField value={draft.description} onText={draft.setDescription} />
    </form>
  );
}
