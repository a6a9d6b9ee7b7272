import { useRef } from 'react';
import { NotFound } from '../../components/feedback/not-found.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { useHistoryKey } from '../../hooks/history/use-history-key.ts';
import { useQuery } from '../../hooks/use-query.ts';
import { PersonFailed } from './person-failed.tsx';
import { PersonProfile } from './person-profile.tsx';
import styles from './person-page.module.css';

interface PersonPageProps {
  readonly id: number;
}

/** A person, or the reason why none can be shown. */
export function PersonPage({ id }: PersonPageProps) {
  const { queries } = useApp();
  const query = queries.person(useHistoryKey(), id);
  const state = useQuery(query);
  const page = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The pressed button is about to disappear.
    page.current?.focus({ preventScroll: true });
    query.retry();
  };

  if (state.status === 'failed' && state.error.type === 'not_found') return <NotFound />;
  return (
    <div ref={page} tabIndex={-1} className={styles.page} aria-busy={state.status === 'loading'}>
      {state.status === 'failed' ? (
        <PersonFailed error={state.error} onRetry={retry} />
      ) : (
        <PersonProfile person={state.status === 'loaded' ? state.value : undefined} />
      )}
    </div>
  );
}
