import { personPath, type PersonSummary } from '#domain/person.ts';
import styles from './card.module.css';
import { Link } from './link.tsx';
import { Poster } from './poster.tsx';

interface PersonCardProps {
  readonly person: PersonSummary;
  readonly heading?: 'h2' | 'h3';
  readonly use?: 'row' | 'grid';
}

/** A person among search results (contract.md: a person's card opens `/person/{id}`). */
export function PersonCard({ person, heading: Heading = 'h3', use = 'grid' }: PersonCardProps) {
  return (
    <li className={styles.card}>
      <Link className={styles.link} to={personPath(person)}>
        <Poster className={styles.poster} path={person.profile_path} use={use} />
        <Heading className={styles.title} dir="auto">
          {person.name}
        </Heading>
      </Link>
      <p className={styles.meta}>
        <span>Person</span>
        {person.known_for_department && <span dir="auto">{person.known_for_department}</span>}
      </p>
    </li>
  );
}
