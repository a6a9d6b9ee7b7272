import type { CalendarFacade } from '#application/use-cases/calendar/calendar-facade.ts';
import { formatCount } from '#domain/format/format-count.ts';
import { collectionKey } from '#domain/library/collection.ts';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Button } from '../../components/form/button.tsx';
import { CheckField } from '../../components/form/check-field.tsx';
import { useLibrary } from '../../hooks/use-library.ts';
import styles from './calendar-lists-dialog.module.css';

interface CalendarListsDialogProps {
  readonly calendar: CalendarFacade;
  readonly onClose: () => void;
}

const NONE: readonly string[] = [];

const countText = (count: number): string => (count === 1 ? '1 title' : `${formatCount(count)} titles`);

/** The collections of which the calendar tells, besides the watchlist. Each choice counts at once (product.md, Calendar: collections). */
export function CalendarListsDialog({ calendar, onClose }: CalendarListsDialogProps) {
  const collections = useLibrary((library) => library.collections);
  const chosen = useLibrary(({ preferences }) => preferences.calendarCollections ?? NONE);
  const toggle = (key: string) => {
    const calendarCollections = chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key];
    calendar.setChoices.execute({ calendarCollections });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Choose collections"
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
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
              hint={countText(collection.movies.length)}
              isChecked={chosen.includes(key)}
              onToggle={() => toggle(key)}
            />
          );
        })}
      </div>
    </Dialog>
  );
}
