import { personPath, type PersonSummary } from '#domain/person.ts';
import styles from './card.module.css';
import { Link } from './link.tsx';
import { Poster } from './poster.tsx';

interface PersonCardProps {
  readonly person: PersonSummary;
  readonly heading?: 'h2' | 'h3';
  readonly use?: 'row' | 'grid';
}

/** What the card of a person among search results holds (contract.md: a person's card opens `/person/{id}`). */
export function PersonCardContents({ person, heading: Heading = 'h3', use = 'grid' }: PersonCardProps) {
  return (
    <>
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
    </>
  );
}
