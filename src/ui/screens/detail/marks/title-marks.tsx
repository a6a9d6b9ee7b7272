import { type SubmitEvent, useEffect, useId, useState } from 'react';
import type { Loadable } from '#application/queries/loadable-query.ts';
import type { Credits } from '#domain/credits.ts';
import { dayOf } from '#domain/days/calendar-day.ts';
import type { Library } from '#domain/library/library.ts';
import { isHidden, isSeen } from '#domain/library/mark.ts';
import { indexOfTitle } from '#domain/library/saved-title.ts';
import { seenDayOf, seenOn } from '#domain/library/seen-day.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { titleKey, type TitleKey } from '#domain/title.ts';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Button } from '../../../components/form/button.tsx';
import { IconButton } from '../../../components/form/icon-button.tsx';
import { ICONS } from '../../../components/form/icons.ts';
import { useApp } from '../../../hooks/app-context.ts';
import { useModule } from '../../../hooks/code/use-module.ts';
import { useDraftText } from '../../../hooks/text/use-draft-text.ts';
import { useLibrary } from '../../../hooks/use-library.ts';
import { useMark } from '../../../hooks/use-mark.ts';
import { changeMarkOf, type MarkActionProps } from './mark-action.ts';
import { NoteDialog } from './note-dialog.tsx';
import { RatingStars } from './rating-stars.tsx';
import styles from './title-marks.module.css';

/** Opens the visitor's note about a title (product.md, Marks: note). */
function NoteAction(props: MarkActionProps) {
  const note = useMark(props.title)?.note;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const keep = (text: string) => {
    close();
    if (text === (note ?? '')) return;
    changeMarkOf(props, text ? { set: { note: text } } : { clear: ['note'] });
  };
  return (
    <>
      <Button
        className={note ? styles.noted : undefined}
        icon={ICONS.pencil}
        aria-haspopup="dialog"
        aria-label={note && 'Note, you wrote one'}
        onClick={() => setOpen(true)}
      >
        Note
      </Button>
      {isOpen && <NoteDialog of={titleKey(props.title)} note={note ?? ''} onKeep={keep} onClose={close} />}
    </>
  );
}

interface SeenDialogProps {
  /** The title that it is about. */
  readonly of: TitleKey;
  /** What is kept; undefined where the title is not seen. */
  readonly seenAt: string | null | undefined;
  readonly onChoose: (seenAt: string | null) => void;
  readonly onClose: () => void;
}

/** Asks on which day a title was seen (product.md, Marks: seen day). */
function SeenDialog({ of, seenAt, onChoose, onClose }: SeenDialogProps) {
  const { clock } = useApp();
  const id = useId();
  const draft = useDraftText(`seen day ${of}`, seenDayOf(seenAt));
  const seenDay = seenOn(draft.text, clock.now());
  const choose = (chosen: string | null) => {
    draft.clear();
    onChoose(chosen);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (seenDay) choose(seenDay);
  };
  return (
    <Dialog open onClose={onClose} title="When did you see it?">
      <div className={styles.days}>
        <Button onClick={() => choose(dayOf(clock.now()))}>Today</Button>
        <Button onClick={() => choose(null)}>Some time</Button>
      </div>
      <form className={styles.day} onSubmit={submit}>
        <label htmlFor={id}>Another day</label>
        <input
          id={id}
          type="date"
          value={draft.text}
          max={dayOf(clock.now())}
          onChange={({ currentTarget }) => draft.setText(currentTarget.value)}
        />
        <Button type="submit" variant="primary" disabled={!seenDay}>
          On this day
        </Button>
      </form>
    </Dialog>
  );
}

/** Marks a title as seen today, or on the day that is chosen beside it (product.md, Marks: seen) (product.md, Marks: seen day). */
function SeenAction(props: MarkActionProps) {
  const { clock } = useApp();
  const mark = useMark(props.title);
  const [isOpen, setOpen] = useState(false);
  const seen = mark !== undefined && isSeen(mark);
  const toggle = () => changeMarkOf(props, seen ? { clear: ['seenAt'] } : { set: { seenAt: dayOf(clock.now()) } });
  const choose = (seenAt: string | null) => {
    setOpen(false);
    changeMarkOf(props, { set: { seenAt } });
  };
  return (
    <div className={styles.seen}>
      <Button icon={ICONS.check} aria-pressed={seen} onClick={toggle}>
        Seen
      </Button>
      <IconButton icon={ICONS.more} label="When did you see it?" aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {isOpen && (
        <SeenDialog of={titleKey(props.title)} seenAt={mark?.seenAt} onChoose={choose} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}

/** Whether a title is in a list or a collection, or has a mark. */
const isKept = ({ watchlist, favorites, collections, marks }: Library, title: TitleDetails): boolean =>
  [watchlist, favorites, marks, ...collections.map(({ movies }) => movies)].some(
    (list) => indexOfTitle(list, title) >= 0,
  );

interface TitleMarksProps {
  readonly title: TitleDetails;
  readonly credits?: Loadable<Credits> | undefined;
}

/** What a visitor says of a title (product.md, Marks: actions). What its page says of one in a list is kept for filters (product.md, Lists: facts). */
export function TitleMarks({ title, credits }: TitleMarksProps) {
  const { library } = useApp();
  const marks = useModule(() => library.open('marks'), true);
  const kept = useLibrary((all) => isKept(all, title));
  const answered = credits?.status === 'loaded' ? credits.value : undefined;
  useEffect(() => {
    if (kept && answered) marks?.notePage(title, answered);
  }, [kept, answered, marks, title]);
  if (!marks) return null;
  const props = { title, marks };
  return (
    <>
      <RatingStars {...props} />
      <SeenAction {...props} />
      <NoteAction {...props} />
      <NotInterested {...props} />
    </>
  );
}

/** product.md, Hiding: not interested. */
function NotInterested(props: MarkActionProps) {
  const { clock } = useApp();
  const mark = useMark(props.title);
  const hidden = mark !== undefined && isHidden(mark);
  const toggle = () =>
    changeMarkOf(props, hidden ? { clear: ['hiddenAt'] } : { set: { hiddenAt: clock.now().toISOString() } });
  return (
    <Button icon={ICONS.hidden} aria-pressed={hidden} onClick={toggle}>
      Not interested
    </Button>
  );
}
