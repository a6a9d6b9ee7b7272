import { useObservableEagerState } from 'observable-hooks';
import type { DataDesk } from '#application/library/data-desk.ts';
import type { JournalStatus } from '#application/library/guarded-journal.ts';
import type { PersistenceState } from '#application/library/persistence.ts';
import { formatBytes } from '#domain/format/bytes.ts';
import { formatRelativeTime } from '#domain/format/relative-time.ts';
import { useNow } from '../../app/use-now.ts';
import { Button } from '../../parts/button.tsx';
import { CreditLines } from '../../parts/credit-lines.tsx';
import styles from './keeping-lines.module.css';
import { usePersistence } from './use-persistence.ts';

const JOURNAL: Readonly<Record<JournalStatus, string>> = {
  on: 'Every change is written down at once',
  off: 'Not available: changes are saved about a second after the last one',
  outdated: 'A newer Matinee is open in another tab: reload this page',
};

const HOW_LONG = new Map<boolean | undefined, string>([
  [true, 'Kept until you remove it'],
  [false, 'The browser may clear it when space is short'],
  [undefined, 'Your browser does not say'],
]);

const howLong = (lifetime: 'device' | 'window', state: PersistenceState | undefined): string | undefined => {
  if (lifetime === 'window') return 'Until this window is closed';
  return state && HOW_LONG.get(state.isPersisted);
};

const spaceUsed = (bytes: number | undefined): string => (bytes === undefined ? 'Unknown' : formatBytes(bytes));

const lastMade = (iso: string | undefined, now: Date): string =>
  (iso === undefined ? undefined : formatRelativeTime(iso, now)) ?? 'Never';

interface KeepingLinesProps {
  readonly data: DataDesk;
  /** ISO time. */
  readonly lastBackup: string | undefined;
}

/** How well the visitor's data is kept. */
export function KeepingLines({ data: { keeping, persistence }, lastBackup }: KeepingLinesProps) {
  const now = useNow();
  const journal = useObservableEagerState(keeping.journalStatus$);
  const { state, ask, isRefused } = usePersistence(persistence);
  const canAsk = keeping.lifetime === 'device' && state?.isPersisted === false;
  const lines = [
    { label: 'How long', value: <span aria-live="polite">{howLong(keeping.lifetime, state)}</span> },
    { label: 'Space used', value: spaceUsed(state?.usedBytes) },
    { label: 'Last backup', value: lastMade(lastBackup, now) },
    { label: 'Changes', value: <span aria-live="polite">{JOURNAL[journal]}</span> },
  ];
  return (
    <>
      <CreditLines lines={lines} className={styles.lines} />
      {canAsk && (
        <Button className={styles.ask} onClick={ask}>
          Ask the browser to keep it
        </Button>
      )}
      <p className={styles.answer} aria-live="polite">
        {canAsk && isRefused && 'The browser has not agreed. It may, once you come here more often.'}
      </p>
    </>
  );
}
