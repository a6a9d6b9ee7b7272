import type { Title, TitleKey } from '#domain/title.ts';
import { CardRow } from '../../components/card/card-row.tsx';
import { CardSkeleton } from '../../components/card/card-skeleton.tsx';
import { RowArrows } from '../../components/card/row-arrows.tsx';
import { TitleCards } from '../../components/card/title-cards.tsx';
import { useRowScroll } from '../../components/card/use-row-scroll.ts';
import { Section } from '../../components/page/section.tsx';
import { useLatch } from '../../hooks/use-latch.ts';

interface KnownForProps {
  /** The titles; undefined while they are loaded. */
  readonly titles: readonly Title[] | undefined;
  /** The titles to leave out. */
  readonly hidden: ReadonlySet<TitleKey>;
}

/** product.md, Home: row skeleton. */
const PLACEHOLDERS = 8;
const TITLE = 'Known For';

export function KnownFor({ titles, hidden }: KnownForProps) {
  const { attach, ...scroll } = useRowScroll();
  const [isReached, reach] = useLatch(!scroll.atStart);
  if (titles?.length === 0) return null;
  return (
    <Section title={TITLE} arrows={<RowArrows title={TITLE} {...scroll} />}>
      <CardRow label={TITLE} ref={attach} busy={!titles} onReach={reach}>
        {titles ? (
          <TitleCards titles={titles} isWhole={isReached} hidden={hidden} />
        ) : (
          <CardSkeleton count={PLACEHOLDERS} />
        )}
      </CardRow>
    </Section>
  );
}
