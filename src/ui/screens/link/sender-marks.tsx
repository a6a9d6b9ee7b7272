import { senderText } from '#domain/format/sender-text.ts';
import type { LinkTitle } from '#domain/links/link-list.ts';
import { titleName, type Title } from '#domain/title.ts';
import { useLateDialog } from '../../hooks/code/use-late-dialog.ts';
import styles from './link-card.module.css';

interface SenderMarksProps {
  readonly theirs: LinkTitle;
  readonly title: Title;
}

/** What the sender says of a title, as theirs (product.md, Links: theirs). */
export function SenderMarks({ theirs: shared, title }: SenderMarksProps) {
  const text = senderText(shared);
  const { note } = shared;
  if (!text && note === undefined) return null;
  return (
    <div className={styles.sender}>
      {text && <p className={styles.facts}>{text}</p>}
      {note !== undefined && <SenderNote note={note} name={titleName(title)} />}
    </div>
  );
}

const load = () => import('./sender-note-dialog.tsx');

/** A note may be longer than a card is high. */
function SenderNote({ note, name }: { readonly note: string; readonly name: string }) {
  const { module, open, close } = useLateDialog(load);
  const title = `Their note: ${name}`;
  return (
    <>
      <button type="button" className={styles.note} aria-haspopup="dialog" aria-label={title} onClick={open}>
        Their note
      </button>
      {module && <module.SenderNoteDialog title={title} note={note} onClose={close} />}
    </>
  );
}
