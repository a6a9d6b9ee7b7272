import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { personQuery } from '#application/queries/person-query.ts';
import { readId } from '#domain/addresses/read-id.ts';
import type { ClassifiedError } from '#domain/classified-error.ts';
import { NotFound } from '../../components/feedback/not-found.tsx';
import { SectionFailure } from '../../components/feedback/section-failure.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { useHistoryKey } from '../../hooks/history/use-history-key.ts';
import { useQuery } from '../../hooks/use-query.ts';
import { PersonProfile } from './person-profile.tsx';
import styles from './person-page.module.css';

interface PersonPageProps {
  readonly id: number;
}

interface PersonFailedProps {
  readonly error: ClassifiedError;
  readonly onRetry: () => void;
}

function PersonFailed({ error, onRetry }: PersonFailedProps) {
  return (
    <>
      <PageMeta title="Failed to Load Person, Matinee" />
      <SectionFailure section="Person" heading="h1" error={error} onRetry={onRetry} />
    </>
  );
}

/** A person, or the reason why none can be shown. */
function PersonPage({ id }: PersonPageProps) {
  const { queries } = useApp();
  const query = personQuery(queries, useHistoryKey(), id);
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

/** The screen at `/person/{id}` (product.md, Person: screen). */
export function PersonScreen() {
  const { id = '' } = useParams();
  const personId = readId(id);
  return personId === undefined ? <NotFound /> : <PersonPage key={personId} id={personId} />;
}
