import { type SubmitEvent, useId, useRef } from 'react';
import { dayOf } from '#domain/days/calendar-day.ts';
import { viewingDayText } from '#domain/format/viewing-day-text.ts';
import { seenOn } from '#domain/library/marks/seen-day.ts';
import { SOME_TIME, VIEWINGS_MAX } from '#domain/library/marks/viewings.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { releaseDateOf, titleKey } from '#domain/title.ts';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Button } from '../../../components/form/button.tsx';
import { IconButton } from '../../../components/form/icon-button.tsx';
import { ICONS } from '../../../components/form/icons.ts';
import { useFocusAfterRemoval } from '../../../components/list/use-focus-after-removal.ts';
import { useApp } from '../../../hooks/app-context.ts';
import { useDraftText } from '../../../hooks/text/use-draft-text.ts';
import styles from './seen-dialog.module.css';

interface SeenDialogProps {
  readonly title: StoredTitle;
  /** On which it was seen, the newest first. */
  readonly days: readonly string[];
  readonly onChoose: (day: string) => void;
  readonly onRemove: (day: string) => void;
  readonly onClose: () => void;
}

/** Asks on which day a title was seen, and shows the days that are known (product.md, Marks: seen day) (product.md, Marks: seen again). */
export function SeenDialog({ title, days, onChoose, onRemove, onClose }: SeenDialogProps) {
  const isFull = days.length >= VIEWINGS_MAX;
  return (
    <Dialog onClose={onClose} title="When did you see it?">
      <SeenDays title={title} days={days} onRemove={onRemove} />
      {isFull ? (
        <p className={styles.full}>{`No more than ${VIEWINGS_MAX} days can be added.`}</p>
      ) : (
        <DayForm title={title} days={days} onChoose={onChoose} />
      )}
    </Dialog>
  );
}

/** A festival may have shown it before it came out, or the day is wrong: the visitor knows. @param day that of a viewing, which may be a year */
const textOf = (title: StoredTitle, day: string): string => {
  const isBefore = day !== SOME_TIME && day < (releaseDateOf(title) ?? '').slice(0, day.length);
  return `${viewingDayText(day)}${isBefore ? ', before it came out' : ''}`;
};

/** The days on which a title was seen, each with its cross. */
function SeenDays({ title, days, onRemove }: Pick<SeenDialogProps, 'title' | 'days' | 'onRemove'>) {
  const list = useRef<HTMLUListElement>(null);
  const keepFocusAt = useFocusAfterRemoval(list);
  if (days.length === 0) return null;
  return (
    <ul ref={list} className={styles.list} aria-label="Days on which you saw it">
      {days.map((day) => (
        <li key={day}>
          <span className={styles.known}>{textOf(title, day)}</span>
          <IconButton
            icon={ICONS.close}
            label={`Remove ${viewingDayText(day)}`}
            data-removes=""
            onClick={({ currentTarget }) => {
              keepFocusAt(currentTarget);
              onRemove(day);
            }}
          />
        </li>
      ))}
    </ul>
  );
}

/** Today, some time, or another day, of those that are not known yet. */
function DayForm({ title, days, onChoose }: Pick<SeenDialogProps, 'title' | 'days' | 'onChoose'>) {
  const { clock } = useApp();
  const id = useId();
  const today = dayOf(clock.now());
  const draft = useDraftText(`seen day ${titleKey(title)}`, '');
  const seenDay = seenOn(draft.text, clock.now());
  const choose = (chosen: string) => {
    draft.clear();
    onChoose(chosen);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (seenDay) choose(seenDay);
  };
  return (
    <>
      <div className={styles.days}>
        {!days.includes(today) && <Button onClick={() => choose(today)}>Today</Button>}
        {!days.includes(SOME_TIME) && <Button onClick={() => choose(SOME_TIME)}>Some time</Button>}
      </div>
      <form className={styles.day} onSubmit={submit}>
        <label htmlFor={id}>Another day</label>
        <input
          id={id}
          type="date"
          value={draft.text}
          max={today}
          onChange={({ currentTarget }) => draft.setText(currentTarget.value)}
        />
        <Button type="submit" variant="primary" disabled={!seenDay || days.includes(seenDay)}>
          On this day
        </Button>
      </form>
    </>
  );
}
