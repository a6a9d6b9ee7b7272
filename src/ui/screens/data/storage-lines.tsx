import { useObservableEagerState } from 'observable-hooks';
import { useEffect, useEffectEvent, useState } from 'react';
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

const howLong = (lifetime: 'device' | 'window', state: PersistenceState | undefined): string | undefined => {
  if (lifetime === 'window') return 'Until this window is closed';
  return state && HOW_LONG.get(state.isPersisted);
};

const spaceUsed = (bytes: number | undefined): string => (bytes === undefined ? 'Unknown' : formatBytes(bytes));

const lastMade = (iso: string | undefined, now: Date): string =>
  (iso === undefined ? undefined : formatRelativeTime(iso, now)) ?? 'Never';

interface StorageLinesProps {
  readonly data: DataFacade;
  /** The time as an ISO text; undefined where there was no backup. */
  readonly lastBackup: string | undefined;
}

/** Whether the browser protects the data from removal; undefined until the browser has answered. */
const usePersistence = (persistence: StoragePersistence) => {
  const [state, setState] = useState<PersistenceState>();
  const [isRefused, setRefused] = useState(false);

  const look = useEffectEvent(() => void persistence.state().then(setState));
  useEffect(() => look(), []);

  const request = async () => {
    setRefused(!(await persistence.request()));
    setState(await persistence.state());
  };
  return { state, isRefused, request: () => void request() };
};

/** Shows how safely the visitor's data is stored. */
export function StorageLines({ data: { repository, persistence }, lastBackup }: StorageLinesProps) {
  const { edition } = useApp();
  const now = useNow();
  const status = useObservableEagerState(repository.logStatus$);
  const { state, request, isRefused } = usePersistence(persistence);
  const canAsk = repository.lifetime === 'device' && state?.isPersisted === false;
  const lines = [
    { label: 'How long lists are kept', value: <span aria-live="polite">{howLong(repository.lifetime, state)}</span> },
    { label: 'Space used', value: spaceUsed(state?.usedBytes) },
    { label: 'Last backup', value: lastMade(lastBackup, now) },
    { label: 'When changes are saved', value: <span aria-live="polite">{LOG[status]}</span> },
    { label: 'Version', value: edition.version },
  ];
  return (
    <>
      <CreditLines lines={lines} className={styles.lines} />
      {canAsk && (
        <Button className={styles.ask} onClick={request}>
          Ask the browser to keep it
        </Button>
      )}
      <p className={styles.answer} aria-live="polite">
        {canAsk && isRefused && 'The browser has not agreed. It may, once you come here more often.'}
      </p>
    </>
  );
}
