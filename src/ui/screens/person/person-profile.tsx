import type { Person } from '#domain/person.ts';
import { AppearedIn } from './appeared-in.tsx';
import { KnownFor } from './known-for.tsx';
import { PersonArticle } from './person-article.tsx';
import { PersonMeta } from './person-meta.tsx';
import styles from './person-profile.module.css';

interface PersonProfileProps {
  /** The person; undefined while it is loaded. */
  readonly person: Person | undefined;
}

/** A person, with the titles that they are known for and those that they appeared in. */
export function PersonProfile({ person }: PersonProfileProps) {
  return (
    <div className={styles.stack}>
      <PersonMeta person={person} />
      <PersonArticle person={person} />
      <KnownFor titles={person?.knownFor} />
      {person && <AppearedIn titles={person.appearedIn} />}
    </div>
  );
}
