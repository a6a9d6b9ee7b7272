import { useRef } from 'react';
import { NotFound } from '../../components/feedback/not-found.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { useView } from '../../hooks/use-view.ts';
import { useVisit } from '../../hooks/use-visit.ts';
import { PersonFailed } from './person-failed.tsx';
import { PersonProfile } from './person-profile.tsx';
import styles from './person-page.module.css';

interface PersonPageProps {
  readonly id: number;
}

/** A person, or why there is none to show. */
export function PersonPage({ id }: PersonPageProps) {
  const { views } = useApp();
  const view = views.person(useVisit(), id);
  const state = useView(view);
  const page = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The button pressed is about to go.
    page.current?.focus({ preventScroll: true });
    view.retry();
  };

  if (state.status === 'failed' && state.error.type === 'not_found') return <NotFound />;
  return (
    <div ref={page} tabIndex={-1} className={styles.page} aria-busy={state.status === 'loading'}>
      {state.status === 'failed' ? (
        <PersonFailed onRetry={retry} />
      ) : (
        <PersonProfile person={state.status === 'loaded' ? state.value : undefined} />
      )}
    </div>
  );
}
