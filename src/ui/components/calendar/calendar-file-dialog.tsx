import { useEffect, useState } from 'react';
import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import { countOf } from '#domain/format/format-count.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useFacade } from '../../hooks/code/use-facade.ts';
import { useModule } from '../../hooks/code/use-module.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { Button } from '../form/button.tsx';
import { CheckField } from '../form/check-field.tsx';
import { ICONS } from '../form/icons.ts';
import type { DaysToTake } from './days-to-take.ts';
import styles from './calendar-file-dialog.module.css';

interface CalendarFileDialogProps extends DaysToTake {
  readonly onClose: () => void;
}

const NONE: readonly CalendarEntry[] = [];

/** The days on which titles came to the visitor's services lately, for the whole calendar (product.md, Calendar files: services). */
const useOffers = (isWhole: boolean): readonly CalendarEntry[] => {
  const { library } = useApp();
  const news = useModule(() => library.open('news'), isWhole);
  const [offers, setOffers] = useState(NONE);
  useEffect(() => {
    let isOpen = true;
    void news?.tellNews.offers().then((entries) => isOpen && setOffers(entries));
    return () => void (isOpen = false);
  }, [news]);
  return offers;
};

/** Says what is in the file, asks whether it reminds, and gives it (product.md, Calendar files: dialog). */
export function CalendarFileDialog({ entries: shown, name, onClose }: CalendarFileDialogProps) {
  const withCalendar = useFacade('calendar');
  const [reminds, setReminds] = useState(false);
  const offers = useOffers(name === undefined);
  const [hasOffers, setHasOffers] = useState(false);
  const entries = hasOffers ? [...shown, ...offers] : shown;
  const named = name === undefined ? {} : { name };
  const download = () => {
    onClose();
    void withCalendar(({ downloadCalendar }) => downloadCalendar.execute({ entries, reminds, ...named }));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add to my calendar"
      footer={
        <Button variant="primary" icon={ICONS.down} onClick={download}>
          Download
        </Button>
      }
    >
      <div className={styles.text}>
        <p>
          {name !== undefined && (
            <>
              <bdi className={styles.name}>{name}</bdi>
              <span>{': '}</span>
            </>
          )}
          <span>{`${countOf(entries.length, 'day')} as a file, for the calendar of your phone or computer. Only titles and days are in it.`}</span>
        </p>
        <p>A day that moves later is moved when you add a newer file.</p>
      </div>
      <CheckField
        label="Remind me on the evening before"
        hint="at 20:00, by your calendar"
        isChecked={reminds}
        onToggle={() => setReminds(!reminds)}
      />
      {offers.length > 0 && (
        <CheckField
          label="With what came to my services"
          hint={`${countOf(offers.length, 'day')} of the last two weeks`}
          isChecked={hasOffers}
          onToggle={() => setHasOffers(!hasOffers)}
        />
      )}
    </Dialog>
  );
}
