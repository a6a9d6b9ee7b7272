import { useObservableEagerState } from 'observable-hooks';
import { useRef, useState } from 'react';
import type { LogStatus } from '#application/library/library-log.ts';
import type { DataFacade } from '#application/use-cases/data/data-facade.ts';
import type { PersistenceState, StoragePersistence } from '#application/use-cases/data/storage-persistence.ts';
import { formatBytes } from '#domain/format/format-bytes.ts';
import { formatRelativeTime } from '#domain/format/format-relative-time.ts';
import { Button } from '../../components/form/button.tsx';
import { CreditLines } from '../../components/page/credit-lines.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { useNow } from '../../hooks/use-now.ts';
import styles from './storage-lines.module.css';

const LOG: Readonly<Record<LogStatus, string>> = {
  on: 'Every change is written down at once',
  off: 'Not available: changes are saved about a second after the last one',
  outdated: 'A newer Matinee is open in another tab: reload this page',
};

const HOW_LONG = new Map<boolean | undefined, string>([
  [true, 'Kept until you remove it'],
  [false, 'The browser may clear it when space is short'],
  [undefined, 'Your browser does not say'],
]);

const howLong = (lifetime: 'device' | 'window', { isPersisted }: PersistenceState): string | undefined =>
  lifetime === 'window' ? 'Until this window is closed' : HOW_LONG.get(isPersisted);

const lastMade = (iso: string | undefined, now: Date): string =>
  (iso === undefined ? undefined : formatRelativeTime(iso, now)) ?? 'Never';

interface StorageLinesProps {
  readonly data: DataFacade;
  /** What the browser said of it at first. */
  readonly kept: PersistenceState;
  /** The time as an ISO text; undefined where there was no backup. */
  readonly lastBackup: string | undefined;
}

/** Whether the browser protects the data from removal. */
const usePersistence = (persistence: StoragePersistence, kept: PersistenceState) => {
  const [state, setState] = useState(kept);
  const [isRefused, setRefused] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  const request = async () => {
    const isGiven = await persistence.request();
    const next = await persistence.state();
    // The pressed button is about to disappear.
    if (place.current?.contains(document.activeElement)) place.current.focus({ preventScroll: true });
    setRefused(!isGiven);
    setState(next);
  };
  return { state, isRefused, place, request: () => void request() };
};

/** Shows how safely the visitor's data is stored. */
export function StorageLines({ data: { repository, persistence }, kept, lastBackup }: StorageLinesProps) {
  const { edition } = useApp();
  const now = useNow();
  const status = useObservableEagerState(repository.logStatus$);
  const { state, place, request, isRefused } = usePersistence(persistence, kept);
  const { lifetime } = repository;
  const canAsk = (isPersisted: boolean | undefined) => lifetime === 'device' && isPersisted === false;
  const lines = [
    {
      label: 'How long lists are kept',
      value: (
        <span className={styles.howLong} data-first={howLong(lifetime, kept)} aria-live="polite">
          <span key={String(state.isPersisted)}>{howLong(lifetime, state)}</span>
        </span>
      ),
    },
    { label: 'Space used', value: state.usedBytes === undefined ? 'Unknown' : formatBytes(state.usedBytes) },
    { label: 'Last backup', value: lastMade(lastBackup, now) },
    { label: 'When changes are saved', value: <span aria-live="polite">{LOG[status]}</span> },
    { label: 'Version', value: edition.version },
  ];
  return (
    <>
      <CreditLines lines={lines} className={styles.lines} />
      {canAsk(kept.isPersisted) && (
        <div ref={place} className={styles.ask} tabIndex={-1}>
          {canAsk(state.isPersisted) && !isRefused && <Button onClick={request}>Keep my data on this device</Button>}
          <p className={styles.answer} aria-live="polite">
            {isRefused && 'The browser has not agreed. It may, once you come here more often.'}
          </p>
        </div>
      )}
    </>
  );
}
