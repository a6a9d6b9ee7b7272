import { useFacade } from '../../hooks/code/use-facade.ts';
import { useLateDialog } from '../../hooks/code/use-late-dialog.ts';
import { Button } from '../form/button.tsx';
import { ICONS } from '../form/icons.ts';
import type { DaysToTake } from './calendar-file-dialog.tsx';

const load = () => import('./calendar-file-dialog.tsx');

/**
 * Opens the way to a calendar file, for one title or for all that the screen shows
 * (product.md, Calendar files: buttons). It is there from the start, so that nothing moves; where there is nothing to take it says so.
 */
export function CalendarFileButton(days: DaysToTake) {
  const { module, open, close } = useLateDialog(load);
  const withCalendar = useFacade('calendar');
  const refuse = () =>
    void withCalendar(({ downloadCalendar }) => downloadCalendar.execute({ ...days, reminds: false }));
  return (
    <>
      <Button
        variant="quiet"
        icon={ICONS.calendar}
        aria-haspopup="dialog"
        onClick={days.entries.length > 0 ? open : refuse}
      >
        Add to my calendar
      </Button>
      {module && <module.CalendarFileDialog {...days} onClose={close} />}
    </>
  );
}
