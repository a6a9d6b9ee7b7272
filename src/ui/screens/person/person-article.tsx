import { formatLongDate } from '#domain/format/format-long-date.ts';
import type { Person } from '#domain/person.ts';
import { classNames } from '../../components/page/class-names.ts';
import { type CreditLine, CreditLines } from '../../components/page/credit-lines.tsx';
import { Hidden } from '../../components/page/hidden.tsx';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { Poster } from '../../components/picture/poster.tsx';
import { Biography } from './biography.tsx';
import { PersonStill } from './person-still.tsx';
import styles from './person-article.module.css';

interface PersonArticleProps {
  /** The person. Undefined while the person is loaded: placeholders then stand in the same places. */
  readonly person: Person | undefined;
}

/** About as many lines as a biography takes on a page that was just opened. */
const LINES = 10;

/** Placeholders for a department, a biography and the facts of a life. */
function PersonSkeleton() {
  return (
    <div aria-hidden="true">
      <Placeholder className={styles.departmentPlaceholder} />
      <div className={styles.columns}>
        <div className={styles.textPlaceholders}>
          {Array.from({ length: LINES }, (_, line) => (
            <Placeholder key={line} />
          ))}
        </div>
      </div>
    </div>
  );
}

interface PersonBodyProps {
  readonly person: Person;
}

const date = (day: string | undefined): string | undefined => (day ? formatLongDate(day) : undefined);

/** The known facts of a person's life. Unknown values are left out. */
const personLines = ({ birthday, deathday, place_of_birth }: Person): readonly CreditLine[] =>
  [
    { label: 'Born', value: date(birthday) },
    { label: 'Birthplace', value: place_of_birth && <bdi>{place_of_birth}</bdi> },
    { label: 'Died', value: date(deathday) },
  ].filter(({ value }) => Boolean(value));

/** All known facts of a person besides the name. */
function PersonBody({ person }: PersonBodyProps) {
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

export function PersonArticle({ person }: PersonArticleProps) {
  return (
    <article className={styles.person}>
      <PersonStill titles={person?.knownFor ?? []} />
      <div className={styles.portrait}>
        {person ? (
          <Poster
            className={styles.frame}
            path={person.profile_path}
            use="detail"
            alt={`Portrait of ${person.name}`}
            eager
            priority
          />
        ) : (
          <Placeholder className={classNames(styles.frame, styles.portraitPlaceholder)} />
        )}
      </div>
      <div className={styles.main}>
        {/* This is the same element throughout, so that the focus on it stays. */}
        <h1 className={styles.name} tabIndex={-1} dir="auto">
          {person ? <span>{person.name}</span> : <Hidden>Loading...</Hidden>}
          {!person && <Placeholder className={styles.namePlaceholder} />}
        </h1>
        {person ? <PersonBody person={person} /> : <PersonSkeleton />}
      </div>
    </article>
  );
}
