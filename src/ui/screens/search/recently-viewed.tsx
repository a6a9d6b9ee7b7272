import { titleKey } from '#domain/title.ts';
import { CardRow } from '../../components/card/card-row.tsx';
import { RowArrows } from '../../components/card/row-arrows.tsx';
import { useRowScroll } from '../../components/card/use-row-scroll.ts';
import { Button } from '../../components/form/button.tsx';
import { Section } from '../../components/page/section.tsx';
import { useFacade } from '../../hooks/code/use-facade.ts';
import { focusHeading } from '../../hooks/focus-heading.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { useMarkOf } from '../../hooks/use-mark.ts';
import { ViewedCard } from './viewed-card.tsx';
import styles from './recently-viewed.module.css';

const TITLE = 'Recently viewed';

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
