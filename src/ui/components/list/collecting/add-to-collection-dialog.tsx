import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { collectionKey } from '#domain/library/collection.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { useDraftText } from '../../../hooks/text/use-draft-text.ts';
import { useLibrary } from '../../../hooks/use-library.ts';
import { Dialog } from '../../dialog/dialog.tsx';
import { Button } from '../../form/button.tsx';
import { ICONS } from '../../form/icons.ts';
import { CollectionChoice } from './collection-choice.tsx';
import { type NewCollection, NewCollectionForm } from './new-collection-form.tsx';
import styles from './add-to-collection-dialog.module.css';

interface AddToCollectionDialogProps {
  readonly open: boolean;
  readonly titles: readonly StoredTitle[];
  /** Names the titles, for what is typed and not created yet. */
  readonly of: string;
  /** The collection in which they were chosen, which is not offered to itself. */
  readonly own?: string | undefined;
  /** Called with the key of the collection that is chosen. */
  readonly onChoose: (key: string) => void;
  /** @param onDone to be called once it is there */
  readonly onCreate: (collection: NewCollection, onDone: () => void) => void;
  readonly onClose: () => void;
}

/**
 * The button 'Create new' opens a form in its place. When the visitor leaves the form, the button comes back with the
 * focus.
 */
function CreateAndAdd({ of, onCreate }: Pick<AddToCollectionDialogProps, 'of' | 'onCreate'>) {
  const draft = { name: useDraftText(`name new with ${of}`), description: useDraftText(`description new with ${of}`) };
  const [isCreating, setCreating] = useState(draft.name.text !== '' || draft.description.text !== '');
  const place = useRef<HTMLDivElement>(null);
  const change = (creating: boolean) => {
    // Renders at once, so that the focus can go to the element that replaces the focused one.
    flushSync(() => setCreating(creating));
    place.current?.querySelector<HTMLElement>('input, button')?.focus();
    // The focus alone would scroll only the field into view.
    place.current?.scrollIntoView({ block: 'nearest' });
  };

  const leave = () => {
    draft.name.clear();
    draft.description.clear();
    change(false);
  };

  return (
    <div ref={place} className={styles.place}>
      {isCreating ? (
        <NewCollectionForm draft={draft} onCreate={(collection) => onCreate(collection, leave)} onLeave={leave} />
      ) : (
        <Button icon={ICONS.plus} onClick={() => change(true)}>
          Create new
        </Button>
      )}
    </div>
  );
}

/** The add-to-collection modal, for a title and for several (product.md, Collections: add dialog) (product.md, Several at once: bar). */
export function AddToCollectionDialog(props: AddToCollectionDialogProps) {
  const { open, titles, of, own, onChoose, onCreate, onClose } = props;
  const collections = useLibrary((library) => library.collections).filter((each) => collectionKey(each) !== own);
  return (
    <Dialog open={open} onClose={onClose} title="Add to collection">
      <ul className={styles.choices}>
        {collections.map((collection) => {
          const key = collectionKey(collection);
          return (
            <li key={key}>
              <CollectionChoice {...{ collection, titles }} onChoose={() => onChoose(key)} />
            </li>
          );
        })}
      </ul>
      <CreateAndAdd {...{ of, onCreate }} />
    </Dialog>
  );
}
