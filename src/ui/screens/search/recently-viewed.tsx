import { memo } from 'react';
import { yearOrComingSoon } from '#domain/format/release-year.ts';
import { typeLabel } from '#domain/format/type-label.ts';
import type { Mark } from '#domain/library/marks/mark.ts';
import type { ViewedTitle } from '#domain/library/saved-title.ts';
import { mediaTypeOf, titleKey } from '#domain/title.ts';
import { CardRow } from '../../components/card/card-row.tsx';
import { RowArrows } from '../../components/card/row-arrows.tsx';
import { SavedToggle } from '../../components/card/saved-toggle.tsx';
import { StoredCard } from '../../components/card/stored-card.tsx';
import { useRowScroll } from '../../components/card/use-row-scroll.ts';
import { Button } from '../../components/form/button.tsx';
import { classNames } from '../../components/page/class-names.ts';
import { Section } from '../../components/page/section.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { useFacade } from '../../hooks/code/use-facade.ts';
import { focusHeading } from '../../hooks/focus/focus-heading.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { useMarkOf } from '../../hooks/use-mark.ts';
import card from '../../components/card/card.module.css';
import styles from './recently-viewed.module.css';

const TITLE = 'Recently viewed';

interface ViewedCardProps {
  readonly title: ViewedTitle;
  /** What the visitor knows about the title. */
  readonly mark: Mark | undefined;
}

/** A title that was opened. */
const ViewedCard = memo(function ViewedCard({ title, mark }: ViewedCardProps) {
  const { clock } = useApp();
  const actions = (
    <>
      <SavedToggle list="watchlist" title={title} />
      <SavedToggle list="favorites" title={title} />
    </>
  );
  return (
    <li className={classNames(card.card, card.inRow)}>
      <StoredCard
        title={title}
        heading="h3"
        use="row"
        facts={[yearOrComingSoon(title, clock.now()), typeLabel(mediaTypeOf(title))]}
        actions={actions}
        mark={mark}
      />
    </li>
  );
});

/** The titles that were opened last, the newest first. It is absent while there are none (product.md, Recently viewed: row). */
export function RecentlyViewed() {
  const titles = useLibrary(({ viewingHistory }) => viewingHistory);
  const markOf = useMarkOf();
  const withMarks = useFacade('marks');
  const { attach, ...scroll } = useRowScroll();
  if (titles.length === 0) return null;
  const clear = () => {
    // The button is about to disappear.
    const main = document.querySelector('main');
    if (main) focusHeading(main);
    void withMarks(({ clearHistory }) => clearHistory.execute());
  };
  const controls = (
    <>
      <Button variant="quiet" size="small" className={styles.clear} aria-label={`Clear ${TITLE}`} onClick={clear}>
        Clear
      </Button>
      <RowArrows title={TITLE} {...scroll} />
    </>
  );
  return (
    <div className={styles.recent}>
      <Section title={TITLE} arrows={controls}>
        <CardRow label={TITLE} ref={attach}>
          {titles.map((title) => (
            <ViewedCard key={titleKey(title)} title={title} mark={markOf(title)} />
          ))}
        </CardRow>
      </Section>
    </div>
  );
}
