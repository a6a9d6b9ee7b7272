import { useState } from 'react';
import { Button } from '../../../components/form/button.tsx';
import { LATE_ICONS } from '../../../components/form/late-icons.ts';
import { useMark } from '../../../hooks/use-mark.ts';
import { changeMark, type MarkActionProps } from './mark-action.ts';
import { NoteDialog } from './note-dialog.tsx';
import styles from './title-marks.module.css';

/** Opens the visitor's note about a title (product.md, Marks: note). */
export function NoteAction(props: MarkActionProps) {
  const note = useMark(props.title)?.note;
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<string>();
  const close = () => {
    setOpen(false);
    setDraft(undefined);
  };
  const keep = (text: string) => {
    close();
    if (text === (note ?? '')) return;
    changeMark(props, text ? { set: { note: text } } : { clear: ['note'] });
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
      {isOpen && (
        <NoteDialog
          note={note ?? ''}
          text={draft ?? note ?? ''}
          onText={setDraft}
          onKeep={keep}
          onClose={close}
          onBack={() => setOpen(false)}
        />
      )}
    </>
  );
}
