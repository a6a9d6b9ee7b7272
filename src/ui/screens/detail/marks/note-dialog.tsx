import { useId, type SubmitEvent } from 'react';
import { isKeptNote, NOTE_MAX } from '#domain/library/marks/mark-limits.ts';
import { lengthOf } from '#domain/library/names/text-length.ts';
import type { TitleKey } from '#domain/title.ts';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Refusal } from '../../../components/feedback/refusal.tsx';
import { Button } from '../../../components/form/button.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { useDraftText } from '../../../hooks/text/use-draft-text.ts';

interface NoteDialogProps {
  /** The title that it is about. */
  readonly of: TitleKey;
  /** The note that is kept; empty where there is none. */
  readonly note: string;
  /** Called with the text that is to be kept; with an empty one the note is removed. */
  readonly onKeep: (text: string) => void;
  readonly onClose: () => void;
}

const TOO_LONG = `A paragraph has at most ${NOTE_MAX} characters: put a blank line into it.`;

/** What is typed, and what keeps it. */
const useNote = ({ of, note, onKeep }: Pick<NoteDialogProps, 'of' | 'note' | 'onKeep'>) => {
  const { text, setText, clear } = useDraftText(`note ${of}`, note);
  const written = text.trim();
  const canKeep = written !== note && (written === '' || isKeptNote(written));
  const keep = (wanted: string) => {
    clear();
    onKeep(wanted);
  };
  return { text, setText, canKeep, isTooLong: !canKeep && written !== note, keep, keepWritten: () => keep(written) };
};

/**
 * The visitor's note about a title: at most 500 characters as people count them (product.md, Marks: note), or as many as one has
 * that joining has made (product.md, Marks: joined notes).
 */
export function NoteDialog({ of, note, onKeep, onClose }: NoteDialogProps) {
  const form = useId();
  const { text, setText, canKeep, isTooLong, keep, keepWritten } = useNote({ of, note, onKeep });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (canKeep) keepWritten();
  };
  return (
    <Dialog
      onClose={onClose}
      title="Your note"
      footer={
        <>
          {note && (
            <Button variant="quiet" onClick={() => keep('')}>
              Remove the note
            </Button>
          )}
          <Button type="submit" form={form} variant="primary" disabled={!canKeep}>
            Save the note
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextArea
          label="Only you can see this, on this device"
          value={text}
          onText={setText}
          max={Math.max(NOTE_MAX, lengthOf(note))}
        />
        <Refusal reason={isTooLong ? TOO_LONG : undefined} />
      </form>
    </Dialog>
  );
}
