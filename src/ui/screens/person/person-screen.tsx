import { useParams } from 'react-router-dom';
import { readId } from '#domain/read-id.ts';
import { NotFound } from '../../components/feedback/not-found.tsx';
import { PersonPage } from './person-page.tsx';

/** The screen at `/person/{id}` (product.md, Person: screen). */
export function PersonScreen() {
  const { id = '' } = useParams();
  const personId = readId(id);
  return personId === undefined ? <NotFound /> : <PersonPage key={personId} id={personId} />;
}
