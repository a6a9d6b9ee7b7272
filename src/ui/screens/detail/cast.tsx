import { useRef } from 'react';
import type { Loadable } from '#application/queries/loadable-query.ts';
import { castShown, type CastMember, type Credits } from '#domain/credits.ts';
import { personPath } from '#domain/person.ts';
import { CardRow } from '../../components/card/card-row.tsx';
import { SectionFailure } from '../../components/feedback/section-failure.tsx';
import { Link } from '../../components/page/link.tsx';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { Section } from '../../components/page/section.tsx';
import { Poster } from '../../components/picture/poster.tsx';
import styles from './cast.module.css';

interface CastProps {
  readonly credits: Loadable<Credits>;
  readonly onRetry: () => void;
}

/** The first 12 cast members that have a photo (product.md, Detail: cast). A failure of the credits is shown here. */
export function Cast({ credits, onRetry }: CastProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const cast = credits.status === 'loaded' ? castShown(credits.value) : undefined;
  const retry = () => {
    // The button is about to disappear: the focus stays in the section.
    heading.current?.focus();
    onRetry();
  };
  if (cast?.length === 0) return null;
  return (
    <Section title="Cast" headingRef={heading}>
      {credits.status === 'failed' ? (
        <SectionFailure section="Credits" heading="h3" error={credits.error} onRetry={retry} />
      ) : (
        <div className={styles.cast}>
          <CardRow label="Cast" busy={!cast}>
            {cast?.map((member) => <CastMemberCard key={member.id} member={member} />) ?? <CastSkeleton />}
          </CardRow>
        </div>
      )}
    </Section>
  );
}

const PLACES = Array.from({ length: 12 }, (_, place) => place);

/** Placeholders for the twelve portraits. */
function CastSkeleton() {
  return PLACES.map((place) => (
    <li key={place} className={styles.member} aria-hidden="true">
      <Placeholder className={styles.portraitPlaceholder} />
      <Placeholder className={styles.namePlaceholder} />
    </li>
  ));
}

/** An actor and the character. The card opens `/person/{id}`. */
function CastMemberCard({ member }: { readonly member: CastMember }) {
  return (
    <li className={styles.member}>
      <Link className={styles.link} to={personPath(member)}>
        <Poster className={styles.portrait} path={member.profile_path} use="portrait" />
        <b className={styles.name} dir="auto">
          {member.name}
        </b>
      </Link>
      {member.character && (
        <span className={styles.role} dir="auto">
          {member.character}
        </span>
      )}
    </li>
  );
}
