import { useState, type SubmitEvent } from 'react';
import { countOf } from '#domain/format/format-count.ts';
import { collectionKey, type Collection, type CollectionTexts } from '#domain/library/collection.ts';
import {
  COLLECTION_DESCRIPTION_MAX,
  COLLECTION_NAME_MAX,
  collectionNameError,
  defaultDescription,
} from '#domain/library/names/collection-name.ts';
import { type StoredTitle, containsTitle } from '#domain/library/saved-title.ts';
import { useDraftText, type DraftText } from '../../../hooks/text/use-draft-text.ts';
import { useLibrary } from '../../../hooks/use-library.ts';
import { useSwap } from '../../../hooks/use-swap.ts';
import { Dialog } from '../../dialog/dialog.tsx';
import { Button } from '../../form/button.tsx';
import { Icon } from '../../form/icon.tsx';
import { ICONS } from '../../form/icons.ts';
import { TextField } from '../../form/text-field.tsx';
import { Picture } from '../../picture/picture.tsx';
import styles from './add-to-collection-dialog.module.css';

interface NewCollectionFormProps {
  /** Its texts, while it is not there yet. */
  readonly draft: { readonly [Text in keyof CollectionTexts]: DraftText };
  readonly onCreate: (collection: CollectionTexts) => void;
  /** Called when it is given up. */
  readonly onLeave: () => void;
}

/** Names a collection, to which titles are added then (product.md, Collections: create and add). */
function NewCollectionForm({ draft: { name, description }, onCreate, onLeave }: NewCollectionFormProps) {
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

interface AddToCollectionDialogProps {
  readonly titles: readonly StoredTitle[];
  /** Names the titles, for what is typed and not created yet. */
  readonly of: string;
  /** The collection in which they were chosen, which is not offered to itself. */
  readonly own?: string | undefined;
  /** Called with the key of the collection that is chosen. */
  readonly onChoose: (key: string) => void;
  /** @param onDone to be called once it is there */
  readonly onCreate: (collection: CollectionTexts, onDone: () => void) => void;
  readonly onClose: () => void;
}

interface CollectionChoiceProps extends Pick<AddToCollectionDialogProps, 'titles'> {
  readonly collection: Collection;
  readonly onChoose: () => void;
}

/** A collection that titles can be added to. It is checked and disabled once it holds all of them. */
function CollectionChoice({ collection, titles, onChoose }: CollectionChoiceProps) {
  const { name, movies } = collection;
  const isIn = titles.every((title) => containsTitle(movies, title));
  return (
    // Not `disabled`: the focus would be lost when the visitor chooses.
    <button
      type="button"
      className={styles.choice}
      role="checkbox"
      aria-checked={isIn}
      aria-disabled={isIn}
      onClick={() => !isIn && onChoose()}
    >
      <span className={styles.thumb}>
        <Picture path={movies[0]?.poster_path ?? null} use="thumb" />
      </span>
      <span className={styles.text}>
        <b dir="auto">{name}</b>
        <small>{isIn ? 'Already in this collection' : countOf(movies.length, 'movie')}</small>
      </span>
      <span className={styles.box}>
        <Icon path={ICONS.check} />
      </span>
    </button>
  );
}

/** The add-to-collection modal, for a title and for several (product.md, Collections: add dialog) (product.md, Several at once: bar). */
export function AddToCollectionDialog(props: AddToCollectionDialogProps) {
  const { titles, of, own, onChoose, onCreate, onClose } = props;
  const collections = useLibrary((library) => library.collections).filter((each) => collectionKey(each) !== own);
  const draft = { name: useDraftText(`name new with ${of}`), description: useDraftText(`description new with ${of}`) };
  const [isCreating, setCreating] = useState(draft.name.text !== '' || draft.description.text !== '');
  const { place, swap } = useSwap();
  const leave = () => {
    draft.name.clear();
    draft.description.clear();
    swap(() => setCreating(false));
  };
  return (
    <Dialog onClose={onClose} title="Add to collection">
      <ul className={styles.choices}>
        {collections.map((collection) => (
          <li key={collectionKey(collection)}>
            <CollectionChoice {...{ collection, titles }} onChoose={() => onChoose(collectionKey(collection))} />
          </li>
        ))}
      </ul>
      {/* The button opens a form in its place. When the visitor leaves the form, the button comes back with the focus. */}
      <div ref={place} className={styles.place}>
        {isCreating ? (
          <NewCollectionForm draft={draft} onCreate={(collection) => onCreate(collection, leave)} onLeave={leave} />
        ) : (
          <Button icon={ICONS.plus} onClick={() => swap(() => setCreating(true))}>
            Create new
          </Button>
        )}
      </div>
    </Dialog>
  );
}
