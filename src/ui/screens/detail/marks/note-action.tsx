import { useState } from 'react';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { Button } from '../../../components/form/button.tsx';
import { LATE_ICONS } from '../../../components/form/late-icons.ts';
import { useMark } from '../../../hooks/use-mark.ts';
import { NoteDialog } from './note-dialog.tsx';
import { useMarkTitle } from './use-mark-title.ts';
import styles from './title-marks.module.css';

/** Opens the visitor's note about a title (product.md, Marks: note). */
export function NoteAction({ title }: { readonly title: StoredTitle }) {
  const note = useMark(title)?.note;
  const markTitle = useMarkTitle(title);
  const [isOpen, setOpen] = useState(false);
  const keep = (text: string) => {
    setOpen(false);
    if (text === (note ?? '')) return;
    markTitle(text ? { set: { note: text } } : { clear: ['note'] });
  };
  return (
    <>
      <Button
        className={note ? styles.noted : undefined}
        icon={LATE_ICONS.pencil}
        aria-haspopup="dialog"
        aria-label={note && 'Note, you wrote one'}
        onClick={() => setOpen(true)}
      >
        Note
      </Button>
      {isOpen && <NoteDialog note={note ?? ''} onKeep={keep} onClose={() => setOpen(false)} />}
    </>
  );
}
