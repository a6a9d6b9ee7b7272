import type { Person } from '#domain/person.ts';
import { CreditLines } from '../../components/page/credit-lines.tsx';
import { Biography } from './biography.tsx';
import { personLines } from './person-lines.tsx';
import styles from './person-article.module.css';

interface PersonBodyProps {
  readonly person: Person;
}

/** All known facts of a person besides the name. */
export function PersonBody({ person }: PersonBodyProps) {
  const lines = personLines(person);
  return (
    <>
      {person.known_for_department && (
        <p className={styles.department} dir="auto">
          {person.known_for_department}
        </p>
      )}
      <div className={styles.columns}>
        <Biography text={person.biography} />
        {lines.length > 0 && (
          <section aria-labelledby="life">
            <h2 id="life">Life</h2>
            <CreditLines className={styles.life} lines={lines} />
          </section>
        )}
      </div>
    </>
  );
}
