import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { ListPlace, TitlesAct } from '#application/use-cases/lists/plan-titles-act.ts';
import { countOf } from '#domain/format/format-count.ts';
import { collectionKey } from '#domain/library/collection.ts';
import { COLLECTION_NAME_MAX, collectionNameError } from '#domain/library/names/collection-name.ts';
import { useDraftText } from '../../../hooks/text/use-draft-text.ts';
import { useLibrary } from '../../../hooks/use-library.ts';
import { Dialog } from '../../dialog/dialog.tsx';
import { Button } from '../../form/button.tsx';
import { ICONS } from '../../form/icons.ts';
import { TextField } from '../../form/text-field.tsx';
import styles from './choose-collection-dialog.module.css';

interface ChooseCollectionDialogProps {
  /** The list on which titles are selected: a collection is not offered to itself. */
  readonly place: ListPlace;
  readonly onClose: () => void;
  readonly onChoose: (act: TitlesAct) => void;
}

interface NewNameProps {
  /** Names the list on which titles are selected. */
  readonly of: string;
  readonly onName: (name: string) => void;
}

/** 'Create new', then a field for the name in its place. */
function NewName({ of, onName }: NewNameProps) {
  const form = useRef<HTMLFormElement>(null);
  const { text: name, setText: setName, clear } = useDraftText(`name of selected ${of}`);
  const [isTyping, setTyping] = useState(name !== '');
  useEffect(() => {
    if (isTyping) form.current?.querySelector('input')?.focus();
  }, [isTyping]);
  if (!isTyping)
    return (
      <Button icon={ICONS.plus} onClick={() => setTyping(true)}>
        Create new
      </Button>
    );
  const error = collectionNameError(name);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (error) return;
    clear();
    onName(name);
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label="Collection Name"
        value={name}
        onText={setName}
        max={COLLECTION_NAME_MAX}
        error={name ? error : undefined}
      />
      <Button type="submit" variant="primary" icon={ICONS.plus} disabled={error !== undefined}>
        Create new
      </Button>
    </form>
  );
}

/** The collection to which the titles that are selected are added (product.md, Several at once: bar). */
export function ChooseCollectionDialog({ place, onClose, onChoose }: ChooseCollectionDialogProps) {
  const collections = useLibrary((library) => library.collections);
  const own = typeof place === 'string' ? undefined : place.collectionId;
  const choose = (act: TitlesAct) => {
    onClose();
    onChoose(act);
  };
  return (
    <Dialog open onClose={onClose} title="Add to collection">
      <ul className={styles.choices}>
        {collections
          .filter((each) => collectionKey(each) !== own)
          .map((collection) => (
            <li key={collectionKey(collection)}>
              <button
                type="button"
                className={styles.choice}
                onClick={() => choose({ kind: 'collect', collectionId: collectionKey(collection) })}
              >
                <b dir="auto">{`${collection.name} `}</b>
                <small>{countOf(collection.movies.length, 'movie')}</small>
              </button>
            </li>
          ))}
      </ul>
      <NewName
        of={typeof place === 'string' ? place : place.collectionId}
        onName={(name) => choose({ kind: 'collect-anew', name })}
      />
    </Dialog>
  );
}
