import { useRef } from 'react';
import type { Loadable } from '#application/views/loadable-view.ts';
import { castShown, type Credits } from '#domain/credits.ts';
import { CardRow } from '../../components/card/card-row.tsx';
import { SectionFailure } from '../../components/feedback/section-failure.tsx';
import { Section } from '../../components/page/section.tsx';
import { CastBones } from './cast-bones.tsx';
import { CastMemberCard } from './cast-member-card.tsx';
import styles from './cast.module.css';

interface CastProps {
  readonly credits: Loadable<Credits>;
  readonly onRetry: () => void;
}

/** The first 12 cast members that have a photo (spec section 2, Detail); the place where missing credits are told. */
export function Cast({ credits, onRetry }: CastProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const cast = credits.status === 'loaded' ? castShown(credits.value) : undefined;
  const retry = () => {
    // The button is about to go: the focus stays in the section.
    heading.current?.focus();
    onRetry();
  };
  if (cast?.length === 0) return null;
  return (
    <Section title="Cast" headingRef={heading}>
      {credits.status === 'failed' ? (
        <SectionFailure section="Credits" heading="h3" onRetry={retry} />
      ) : (
        <div className={styles.cast}>
          <CardRow label="Cast" busy={!cast}>
            {cast?.map((member) => <CastMemberCard key={member.id} member={member} />) ?? <CastBones />}
          </CardRow>
        </div>
      )}
    </Section>
  );
}
