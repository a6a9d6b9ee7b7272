import { useRef } from 'react';
import type { Loadable } from '#application/queries/loadable-query.ts';
import { castShown, countPeople, type CastMember, type Credits } from '#domain/credits.ts';
import { formatCount } from '#domain/format/format-count.ts';
import { personPath } from '#domain/person.ts';
import { CardRow } from '../../components/card/card-row.tsx';
import { SectionFailure } from '../../components/feedback/section-failure.tsx';
import { Button } from '../../components/form/button.tsx';
import { Link } from '../../components/page/link.tsx';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { Section } from '../../components/page/section.tsx';
import { Poster } from '../../components/picture/poster.tsx';
import { useLateDialog } from '../../hooks/code/use-late-dialog.ts';
import { useInPlace } from '../../hooks/use-in-place.ts';
import styles from './cast.module.css';

interface CastProps {
  readonly credits: Loadable<Credits>;
  readonly onRetry: () => void;
}

interface SeeAllProps {
  readonly credits: Credits;
  readonly count: number;
}

const load = () => import('./people/people-dialog.tsx');

/** Opens the whole cast and crew (product.md, Detail: whole cast). */
function SeeAll({ credits, count }: SeeAllProps) {
  const { module, open, close } = useLateDialog(load);
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={open}>
        {`See all ${formatCount(count)}`}
      </Button>
      {module && <module.PeopleDialog credits={credits} onClose={close} />}
    </>
  );
}

/** The place of 'See all': as high before it comes, so that nothing moves. */
function SeeAllPlace({ credits }: Pick<CastProps, 'credits'>) {
  if (credits.status !== 'loaded') return <span className={styles.seeAllPlace} />;
  const count = countPeople(credits.value);
  return count > castShown(credits.value).length ? (
    <SeeAll credits={credits.value} count={count} />
  ) : (
    <span className={styles.seeAllPlace} />
  );
}

/** The first 12 cast members that have a photo (product.md, Detail: cast). A failure of the credits is shown here. */
export function Cast({ credits, onRetry }: CastProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const cast = credits.status === 'loaded' ? castShown(credits.value) : undefined;
  const inPlace = useInPlace(heading);
  if (credits.status === 'loaded' && countPeople(credits.value) === 0) return null;
  return (
    <Section title="Cast" headingRef={heading} arrows={<SeeAllPlace credits={credits} />}>
      {credits.status === 'failed' ? (
        <SectionFailure section="Credits" heading="h3" error={credits.error} onRetry={inPlace(onRetry)} />
      ) : cast?.length === 0 ? (
        <p className={styles.none}>Nobody in it has a photo.</p>
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
