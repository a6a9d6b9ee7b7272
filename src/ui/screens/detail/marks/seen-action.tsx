import { useState } from 'react';
import { dayOf } from '#domain/days/calendar-day.ts';
import { viewingsText } from '#domain/format/viewing-day-text.ts';
import { SOME_TIME, VIEWINGS_MAX, daysSeen } from '#domain/library/viewings.ts';
import { Button } from '../../../components/form/button.tsx';
import { IconButton } from '../../../components/form/icon-button.tsx';
import { ICONS } from '../../../components/form/icons.ts';
import { MoreMenu } from '../../../components/form/more-menu.tsx';
import { useApp } from '../../../hooks/app-context.ts';
import { useMark } from '../../../hooks/use-mark.ts';
import { useNow } from '../../../hooks/use-now.ts';
import { changeMarkOf, type MarkActionProps } from './mark-action.ts';
import { SeenDialog } from './seen-dialog.tsx';
import styles from './title-marks.module.css';

interface OffersProps {
  /** On which it was seen, the newest first. */
  readonly days: readonly string[];
  readonly onAgain: () => void;
  /** Called for the dialog of its days. */
  readonly onDays: () => void;
  readonly onNot: () => void;
}

/** What can be said of a title that was seen. */
function Offers({ days, onAgain, onDays, onNot }: OffersProps) {
  const today = dayOf(useNow());
  return (
    <>
      {!days.includes(today) && days.length < VIEWINGS_MAX && <Button onClick={onAgain}>Again today</Button>}
      <Button aria-haspopup="dialog" onClick={onDays}>
        Another day…
      </Button>
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
export function SeenAction(props: MarkActionProps) {
  const { title, marks } = props;
  const { clock } = useApp();
  const days = daysSeen(useMark(title) ?? {});
  const [isOpen, setOpen] = useState(false);
  const isSeen = days.length > 0;
  const open = () => setOpen(true);
  const mark = (day: string) => changeMarkOf(props, { set: { seenAt: day === SOME_TIME ? null : day } });
  const choose = (day: string) => {
    setOpen(false);
    if (isSeen) marks.changeViewings.add(title, day);
    else mark(day);
  };
  return (
    <div className={styles.seen}>
      <MoreMenu
        className={styles.offers}
        state={{ text: 'Seen', icon: ICONS.check, isPressed: isSeen, onPress: () => mark(dayOf(clock.now())) }}
      >
        <Offers
          days={days}
          onAgain={() => choose(dayOf(clock.now()))}
          onDays={open}
          onNot={() => changeMarkOf(props, { clear: ['seenAt'] })}
        />
      </MoreMenu>
      <IconButton icon={ICONS.more} label="When did you see it?" aria-haspopup="dialog" onClick={open} />
      {isOpen && (
        <SeenDialog
          title={title}
          days={days}
          onChoose={choose}
          onRemove={(day) => marks.changeViewings.remove(title, day)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
