import type { App } from '#application/app.ts';
import { addressOf } from '#domain/addresses/screens.ts';
import { CalendarFileButton } from '../../components/calendar/calendar-file-button.tsx';
import type { DaysToTake } from '../../components/calendar/days-to-take.ts';
import { ButtonLink } from '../../components/form/button-link.tsx';
import { Button } from '../../components/form/button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { ActionRow } from '../../components/list/action-row.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { useLateDialog } from '../../hooks/code/use-late-dialog.ts';
import styles from './calendar.module.css';

const load = async ({ library }: App) => {
  const [{ CalendarListsDialog }, calendar] = await Promise.all([
    import('./calendar-lists-dialog.tsx'),
    library.open('calendar'),
  ]);
  return { CalendarListsDialog, calendar };
};

/** What can be done with the calendar as a whole, beside its heading. */
export function CalendarActions({ entries }: Pick<DaysToTake, 'entries'>) {
  const app = useApp();
  const { module, open, close } = useLateDialog(() => load(app));
  return (
    <div className={styles.beside}>
      <ActionRow
        more={
          <>
            <CalendarFileButton entries={entries} />
            <ButtonLink to={addressOf('watchlist')} icon={ICONS.ticket}>
              My Watchlist
            </ButtonLink>
          </>
        }
      >
        <Button icon={ICONS.stack} aria-haspopup="dialog" onClick={open}>
          Choose collections
        </Button>
      </ActionRow>
      {module && <module.CalendarListsDialog calendar={module.calendar} onClose={close} />}
    </div>
  );
}
