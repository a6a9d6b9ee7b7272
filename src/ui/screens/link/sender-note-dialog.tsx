import { Dialog } from '../../components/dialog/dialog.tsx';
import styles from './sender-note-dialog.module.css';

interface SenderNoteDialogProps {
  readonly title: string;
  readonly note: string;
  readonly onClose: () => void;
}

/** What the sender wrote about a title, whole. */
export function SenderNoteDialog({ title, note, onClose }: SenderNoteDialogProps) {
  return (
    <Dialog onClose={onClose} title={title}>
      <p className={styles.note} dir="auto">
        {note}
      </p>
    </Dialog>
  );
}
