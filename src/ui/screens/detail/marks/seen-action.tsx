import { useState } from 'react';
import { dayOf } from '#domain/calendar-day.ts';
import { isSeen } from '#domain/library/mark.ts';
import { Button } from '../../../components/form/button.tsx';
import { IconButton } from '../../../components/form/icon-button.tsx';
import { LATE_ICONS } from '../../../components/form/late-icons.ts';
import { useApp } from '../../../hooks/app-context.ts';
import { useMark } from '../../../hooks/use-mark.ts';
import { changeMark, type MarkActionProps } from './mark-action.ts';
import { SeenDialog } from './seen-dialog.tsx';
import styles from './title-marks.module.css';

/** Marks a title as seen today, or on the day that is chosen beside it (product.md, Marks: seen) (product.md, Marks: seen day). */
export function SeenAction(props: MarkActionProps) {
  const { clock } = useApp();
  const mark = useMark(props.title);
  const [isOpen, setOpen] = useState(false);
  const seen = mark !== undefined && isSeen(mark);
  const toggle = () => changeMark(props, seen ? { clear: ['seenAt'] } : { set: { seenAt: dayOf(clock.now()) } });
  const choose = (seenAt: string | null) => {
    setOpen(false);
    changeMark(props, { set: { seenAt } });
  };
  return (
    <div className={styles.seen}>
      <Button icon={LATE_ICONS.check} aria-pressed={seen} onClick={toggle}>
        Seen
      </Button>
      <IconButton
        icon={LATE_ICONS.more}
        label="When did you see it?"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && <SeenDialog seenAt={mark?.seenAt} onChoose={choose} onClose={() => setOpen(false)} />}
    </div>
  );
}
