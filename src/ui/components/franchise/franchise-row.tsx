import { useRef } from 'react';
import { type Franchise, franchisePath } from '#domain/details/franchise.ts';
import { seenOf } from '#domain/format/seen-of.ts';
import { withinFranchise } from '#domain/format/within-franchise.ts';
import type { FranchiseSummary, TitleDetails } from '#domain/title-details.ts';
import { sameTitle, type Title } from '#domain/title.ts';
import { useInPlace } from '../../hooks/use-in-place.ts';
import { useLatch } from '../../hooks/use-latch.ts';
import { useNear } from '../../hooks/use-near.ts';
import { CardRow } from '../card/card-row.tsx';
import { CardSkeleton } from '../card/card-skeleton.tsx';
import { RowArrows } from '../card/row-arrows.tsx';
import { TitleCards, type TitleCardsProps } from '../card/title-cards.tsx';
import { useDrawnRow } from '../card/use-drawn-row.ts';
import { SectionFailure } from '../feedback/failure.tsx';
import { Link } from '../page/link.tsx';
import { Section } from '../page/section.tsx';
import { textAttributes } from '../title/text-attributes.ts';
import { type AskedFranchise, useFranchise } from './use-franchise.ts';
import { useSeenCount } from './use-seen-count.ts';
import card from '../card/card.module.css';
import styles from './franchise-row.module.css';

interface FranchiseRowProps {
  readonly franchise: FranchiseSummary;
  /** The movie that is part of it, whose page the row is on. */
  readonly title: TitleDetails;
}

const NO_PARTS: readonly Title[] = [];

/** The parts besides this one: the page itself shows that. */
const othersOf = ({ parts }: Franchise, title: TitleDetails): readonly Title[] =>
  parts.filter((part) => !sameTitle(part, title));

/** Whether there is nothing to show: no other part, or no such series. */
const isNothing = (asked: AskedFranchise, title: TitleDetails): boolean =>
  asked.status === 'loaded'
    ? othersOf(asked.value, title).length === 0
    : asked.status === 'failed' && asked.error?.type === 'not_found';

/** How many parts the visitor has seen. It has its room before the parts are known. */
function SeenParts({ parts }: { readonly parts: readonly Title[] | undefined }) {
  const seen = useSeenCount(parts ?? NO_PARTS);
  return <span className={styles.seen}>{parts && seenOf(seen, parts.length)}</span>;
}

interface PartsProps extends Pick<FranchiseRowProps, 'title'>, Omit<TitleCardsProps, 'titles'> {
  /** Undefined far from the window: only the row's place is in the page then. */
  readonly asked: AskedFranchise | undefined;
}

function Parts({ asked, title, ...cards }: PartsProps) {
  if (asked?.status === 'loading') return <CardSkeleton />;
  const others = asked?.status === 'loaded' ? othersOf(asked.value, title) : [];
  if (others.length === 0) return <li className={card.card} aria-hidden="true" />;
  return <TitleCards titles={others} {...cards} />;
}

/**
 * The row 'Part of the Alien Collection' (product.md, Franchise: row). It has its room from the start, asks when it is near the window, and is not
 * there where no other part is.
 */
export function FranchiseRow({ franchise, title }: FranchiseRowProps) {
  const { scroll, attach, reach, isNamed, ...drawn } = useDrawnRow(false);
  const { asked, retry } = useFranchise(franchise.id, isNamed);
  const [isInWindow, attachRow] = useNear(false, 0);
  const [wasSeen] = useLatch(isInWindow);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasNothing = isNothing(asked, title);
  const name = withinFranchise(franchise.name);
  const link = (
    <Link className={styles.link} to={franchisePath(franchise)}>
      Part of the <bdi {...textAttributes(name, franchise.name_language)}>{name}</bdi>
    </Link>
  );
  const inPlace = useInPlace(heading);

  // One that somebody looks at keeps its room, for what is below would move.
  if (hasNothing && !wasSeen) return null;
  const isFailed = asked.status === 'failed' && !hasNothing;
  const end = !isFailed && (
    <>
      <SeenParts parts={asked.status === 'loaded' ? asked.value.parts : undefined} />
      <RowArrows title={`the ${name}`} {...scroll} />
    </>
  );
  return (
    <div ref={attachRow} className={hasNothing ? styles.nothing : undefined}>
      <Section headingRef={heading} title={link} arrows={end}>
        {isFailed ? (
          <SectionFailure section="Franchise" heading="h3" error={asked.error} onRetry={inPlace(retry)} />
        ) : (
          <CardRow label={`Parts of the ${name}`} ref={attach} busy={asked.status === 'loading'} onReach={reach}>
            <Parts asked={isNamed ? asked : undefined} title={title} {...drawn} />
          </CardRow>
        )}
      </Section>
    </div>
  );
}
