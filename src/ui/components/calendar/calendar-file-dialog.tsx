import { useState } from 'react';
import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import { countOf } from '#domain/format/format-count.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useFacade } from '../../hooks/code/use-facade.ts';
import { useModule } from '../../hooks/code/use-module.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { Button } from '../form/button.tsx';
import { CheckField } from '../form/check-field.tsx';
import { ICONS } from '../form/icons.ts';
import styles from './calendar-file-dialog.module.css';

/** Lines of the calendar that a visitor can take along as a file. */
export interface DaysToTake {
  readonly entries: readonly CalendarEntry[];
  /** Of the title that all of them are of; absent where they are the whole calendar. */
  readonly name?: string;
}

/** What goes into the file. */
const useContents = ({ entries, name }: DaysToTake) => {
  const { library } = useApp();
  // The days on which titles came to the visitor's services lately, for the whole calendar (product.md, Calendar files: services).
  const offers = useModule(() => library.open('news').then(({ tellNews }) => tellNews.offers()), name === undefined);
  const [isChosen, setChosen] = useState(false);
  return {
    offered: offers?.length ?? 0,
    isChosen,
    toggle: () => setChosen(!isChosen),
    file: {
      entries: isChosen && offers ? [...entries, ...offers] : entries,
      // Where there is none any more, those that an earlier file had hold no more.
      hasOffers: isChosen || offers?.length === 0,
      ...(name !== undefined && { name }),
    },
  };
};

/** Says what is in the file. */
function Said({ name, entries, hasOffers }: DaysToTake & { readonly hasOffers: boolean }) {
  const what = hasOffers ? 'titles, services and days' : 'titles and days';
  return (
    <div className={styles.text}>
      <p>
        {name !== undefined && (
          <>
            <bdi className={styles.name}>{name}</bdi>
            <span>{': '}</span>
          </>
        )}
        <span>{`${countOf(entries.length, 'day')} as a file, for the calendar of your phone or computer. Only ${what} are in it.`}</span>
      </p>
      <p>A day that moves later is moved when you add a newer file.</p>
    </div>
  );
}

/** Says what is in the file, asks whether it reminds, and gives it (product.md, Calendar files: dialog). */
export function CalendarFileDialog({ onClose, ...days }: DaysToTake & { readonly onClose: () => void }) {
  const withCalendar = useFacade('calendar');
  const [reminds, setReminds] = useState(false);
  const { offered, isChosen, toggle, file } = useContents(days);
  const download = () => {
    onClose();
    void withCalendar(({ downloadCalendar }) => downloadCalendar.execute({ ...file, reminds }));
  };
  return (
    <Dialog
      onClose={onClose}
      title="Add to my calendar"
      footer={
        <Button variant="primary" icon={ICONS.down} onClick={download}>
          Download
        </Button>
      }
    >
      <Said {...file} hasOffers={isChosen} />
      <CheckField
        label="Remind me on the evening before"
        hint="at 20:00, by your calendar"
        isChecked={reminds}
        onToggle={() => setReminds(!reminds)}
      />
      {offered > 0 && (
        <CheckField
          label="With what came to my services"
          hint={`${countOf(offered, 'day')} of the last two weeks`}
          isChecked={isChosen}
          onToggle={toggle}
        />
      )}
    </Dialog>
  );
}
