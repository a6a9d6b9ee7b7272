import { personPath, type PersonSummary } from '#domain/person.ts';
import { Link } from '../page/link.tsx';
import { Poster } from '../picture/poster.tsx';
import { CardMeta } from './card-meta.tsx';
import styles from './card.module.css';

/** The content of a person's card among search results. The card opens `/person/{id}` (product.md, Cards: link). */
export function PersonCardContents({ person }: { readonly person: PersonSummary }) {
  return (
    <>
      <Link className={styles.link} to={personPath(person)}>
        <Poster className={styles.poster} path={person.profile_path} use="grid" />
        <h2 className={styles.title} dir="auto">
          {person.name}
        </h2>
      </Link>
      <CardMeta facts={['Person', person.known_for_department]} />
    </>
  );
}
