import type { Person } from '#domain/person.ts';
import { classNames } from '../../components/page/class-names.ts';
import { Hidden } from '../../components/page/hidden.tsx';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { Poster } from '../../components/picture/poster.tsx';
import { PersonBody } from './person-body.tsx';
import { PersonSkeleton } from './person-skeleton.tsx';
import { PersonStill } from './person-still.tsx';
import styles from './person-article.module.css';

interface PersonArticleProps {
  /** The person. Undefined while the person is loaded: placeholders then stand in the same places. */
  readonly person: Person | undefined;
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
