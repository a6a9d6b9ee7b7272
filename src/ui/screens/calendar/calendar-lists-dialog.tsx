import { useEffect, useState } from 'react';
import type { CalendarFacade } from '#application/use-cases/calendar/calendar-facade.ts';
import { countOf } from '#domain/format/format-count.ts';
import { collectionKey } from '#domain/library/collection.ts';
import { ChoicesDialog } from '../../components/dialog/library-dialog.tsx';
import { CheckField } from '../../components/form/check-field.tsx';
import { useLibrary } from '../../hooks/use-library.ts';
import styles from './calendar-lists-dialog.module.css';

interface CalendarListsDialogProps {
  readonly calendar: CalendarFacade;
  readonly onClose: () => void;
}

const NONE: readonly string[] = [];

/** Only where the browser can (product.md, Calendar: out today). */
function OutToday({ outToday }: Pick<CalendarFacade, 'outToday'>) {
  // Undefined until it is known, and while the browser asks.
  const [isOn, setOn] = useState<boolean>();
  const [isRefused, setRefused] = useState(false);
  useEffect(() => void outToday.isOn().then(setOn), [outToday]);
  const toggle = async () => {
    if (isOn === undefined) return;
    setOn(undefined);
    const isDone = await outToday.execute(!isOn);
    setRefused(!isDone);
    setOn(isDone ? !isOn : isOn);
  };
  return (
    <div className={styles.today}>
      <CheckField
        label="Say what is out today"
        hint="while Matinee is closed: this browser can, few others do"
        isChecked={isOn === true}
        onToggle={() => void toggle()}
      />
      <p role="status">
        <span>
          {isRefused &&
            'The browser did not allow it. Let it show notifications of Matinee in its settings, and try again.'}
        </span>
      </p>
    </div>
  );
}

/** The collections of which the calendar tells, besides the watchlist. Each choice counts at once (product.md, Calendar: collections). */
export function CalendarListsDialog({ calendar, onClose }: CalendarListsDialogProps) {
  const collections = useLibrary((library) => library.collections);
  const chosen = useLibrary(({ preferences }) => preferences.calendarCollections ?? NONE);
  const toggle = (key: string) => {
    const calendarCollections = chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key];
    calendar.setChoices.execute({ calendarCollections });
  };
  return (
    <ChoicesDialog title="Choose collections" onClose={onClose}>
      <p className={styles.text}>
        The calendar tells of your watchlist, of the shows that you follow, and of the collections that you choose here.
      </p>
      {collections.length === 0 && <p>You have no collections yet.</p>}
      <div className={styles.choices}>
        {collections.map((collection) => {
          const key = collectionKey(collection);
          return (
            <CheckField
              key={key}
              label={collection.name}
              hint={countOf(collection.movies.length, 'title')}
              isChecked={chosen.includes(key)}
              onToggle={() => toggle(key)}
            />
          );
        })}
      </div>
      {calendar.outToday.isThere && <OutToday outToday={calendar.outToday} />}
    </ChoicesDialog>
  );
}
