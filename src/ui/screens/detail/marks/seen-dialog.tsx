import { useId, useState, type SubmitEvent } from 'react';
import { dayOf } from '#domain/calendar-day.ts';
import { seenDayOf, seenOn } from '#domain/library/seen-day.ts';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Button } from '../../../components/form/button.tsx';
import { useApp } from '../../../hooks/app-context.ts';
import styles from './title-marks.module.css';

interface SeenDialogProps {
  /** What is kept; undefined where the title is not seen. */
  readonly seenAt: string | null | undefined;
  readonly onChoose: (seenAt: string | null) => void;
  readonly onClose: () => void;
}

/** Asks on which day a title was seen (product.md, Marks: seen day). */
export function SeenDialog({ seenAt, onChoose, onClose }: SeenDialogProps) {
  const { clock } = useApp();
  const id = useId();
  const [day, setDay] = useState(() => seenDayOf(seenAt));
  const seenDay = seenOn(day, clock.now());
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (seenDay) onChoose(seenDay);
  };
  return (
    <Dialog open onClose={onClose} title="When did you see it?">
      <form className={styles.day} onSubmit={submit}>
        <label htmlFor={id}>Another day</label>
        <input
          id={id}
          type="date"
          value={day}
          max={dayOf(clock.now())}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
        <Button type="submit" variant="primary" disabled={!seenDay}>
          On this day
        </Button>
      </form>
      <div className={styles.days}>
        <Button onClick={() => onChoose(dayOf(clock.now()))}>Today</Button>
        <Button onClick={() => onChoose(null)}>Some time</Button>
      </div>
    </Dialog>
  );
}
