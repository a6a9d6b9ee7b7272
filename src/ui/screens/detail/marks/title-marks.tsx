import { useEffect, useState, useId, type ComponentProps, type SubmitEvent } from 'react';
import type { Loadable } from '#application/queries/loadable-query.ts';
import type { Credits } from '#domain/credits.ts';
import { dayOf } from '#domain/days/calendar-day.ts';
import { viewingsText } from '#domain/format/viewing-day-text.ts';
import { type Library, titleLists } from '#domain/library/library.ts';
import { isKeptNote, NOTE_MAX } from '#domain/library/marks/mark-limits.ts';
import { isHidden, type MarkFields } from '#domain/library/marks/mark.ts';
import { VIEWINGS_MAX, daysSeen } from '#domain/library/marks/viewings.ts';
import { lengthOf } from '#domain/library/names/text-length.ts';
import type { Patch } from '#domain/library/patch.ts';
import { containsTitle } from '#domain/library/saved-title.ts';
import { progressOf } from '#domain/shows/next-of-show.ts';
import { WATCH_AGAIN_TEXT, watchAgainOffer } from '#domain/shows/watch-again-offer.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { titleKey, type TitleKey } from '#domain/title.ts';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Refusal } from '../../../components/feedback/refusal.tsx';
import { Button } from '../../../components/form/button.tsx';
import { IconButton } from '../../../components/form/icon-button.tsx';
import { ICONS } from '../../../components/form/icons.ts';
import { MoreMenu } from '../../../components/form/more-menu.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { useApp } from '../../../hooks/app-context.ts';
import { useFacade } from '../../../hooks/code/use-facade.ts';
import { useModule } from '../../../hooks/code/use-module.ts';
import { useDraftText } from '../../../hooks/text/use-draft-text.ts';
import { useLibrary } from '../../../hooks/use-library.ts';
import { useMark } from '../../../hooks/use-mark.ts';
import { useNow } from '../../../hooks/use-now.ts';
import { useShowSeen } from '../../../hooks/use-show-seen.ts';
import { RatingStars } from './rating-stars.tsx';
import { SeenDialog } from './seen-dialog.tsx';
import styles from './title-marks.module.css';

/** What each action of a title's marks is given. */
type MarkActionProps = ComponentProps<typeof RatingStars>;

const changeMarkOf = ({ title, marks }: MarkActionProps, { set = {}, clear = [] }: Partial<Patch<MarkFields>>): void =>
  marks.markTitle.execute(title, { set, clear });

interface NoteDialogProps {
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
function NoteDialog({ of, note, onKeep, onClose }: NoteDialogProps) {
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

interface OffersProps {
  readonly title: TitleDetails;
  /** On which it was seen, the newest first. */
  readonly days: readonly string[];
  readonly onAgain: () => void;
  /** Called for the dialog of its days. */
  readonly onDays: () => void;
  readonly onNot: () => void;
}

/** Of a show, a further round, or the end of one (product.md, Shows: rounds). */
function WatchAgain({ title }: { readonly title: TitleDetails }) {
  const seen = useShowSeen(title.id);
  const withShows = useFacade('shows');
  const offer = watchAgainOffer(seen, progressOf(title, seen));
  if (!offer || !title.seasons?.length) return null;
  return (
    <Button onClick={() => void withShows(({ watchAgain }) => watchAgain[offer](title))}>
      {WATCH_AGAIN_TEXT[offer]}
    </Button>
  );
}

/** What can be said of a title that was seen. */
function Offers({ title, days, onAgain, onDays, onNot }: OffersProps) {
  const today = dayOf(useNow());
  return (
    <>
      {!days.includes(today) && days.length < VIEWINGS_MAX && <Button onClick={onAgain}>Again today</Button>}
      <Button aria-haspopup="dialog" onClick={onDays}>
        Another day…
      </Button>
      {title.media_type === 'tv' && <WatchAgain title={title} />}
      <Button onClick={onNot}>Not seen</Button>
      <hr />
      <Button aria-haspopup="dialog" onClick={onDays}>
        {viewingsText(days)}
      </Button>
    </>
  );
}

/**
 * Marks a title as seen today, or on the day that is chosen beside it; of a seen title, what can be said further (product.md, Marks: seen)
 * (product.md, Marks: seen day) (product.md, Marks: seen again).
 */
function SeenAction(props: MarkActionProps & { readonly title: TitleDetails }) {
  const { title, marks } = props;
  const { clock } = useApp();
  const days = daysSeen(useMark(title) ?? {});
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const add = (day: string) => {
    setOpen(false);
    marks.changeViewings.add(title, day);
  };
  const addToday = () => add(dayOf(clock.now()));
  return (
    <div className={styles.seen}>
      <MoreMenu
        className={styles.offers}
        state={{ text: 'Seen', icon: ICONS.check, isPressed: days.length > 0, onPress: addToday }}
      >
        <Offers
          title={title}
          days={days}
          onAgain={addToday}
          onDays={open}
          onNot={() => changeMarkOf(props, { clear: ['seenAt'] })}
        />
      </MoreMenu>
      <IconButton icon={ICONS.more} label="When did you see it?" aria-haspopup="dialog" onClick={open} />
      {isOpen && (
        <SeenDialog
          title={title}
          days={days}
          onChoose={add}
          onRemove={(day) => marks.changeViewings.remove(title, day)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

/** Whether a title is in a list or a collection, or has a mark. */
const isKept = (library: Library, title: TitleDetails): boolean =>
  [...titleLists(library), library.marks].some((list) => containsTitle(list, title));

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
