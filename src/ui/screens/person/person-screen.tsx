import { useParams } from 'react-router-dom';
import { personQuery } from '#application/queries/person-query.ts';
import { readId } from '#domain/addresses/read-id.ts';
import { AskedPage } from '../../components/feedback/asked-page.tsx';
import { NotFound } from '../../components/feedback/not-found.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { useHistoryKey } from '../../hooks/history/use-history-key.ts';
import { useQuery } from '../../hooks/use-query.ts';
import { PersonProfile } from './person-profile.tsx';
import styles from './person-page.module.css';

interface PersonPageProps {
  readonly id: number;
}

/** A person, or the reason why none can be shown. */
function PersonPage({ id }: PersonPageProps) {
  const { queries } = useApp();
  const query = personQuery(queries, useHistoryKey(), id);
  const state = useQuery(query);
  return (
    <AskedPage section="Person" asked={state} onRetry={() => query.retry()} className={styles.page}>
      <PersonProfile person={state.status === 'loaded' ? state.value : undefined} />
    </AskedPage>
  );
}

/** The screen at `/person/{id}` (product.md, Person: screen). */
export function PersonScreen() {
  const { id = '' } = useParams();
  const personId = readId(id);
  return personId === undefined ? <NotFound /> : <PersonPage key={personId} id={personId} />;
}
