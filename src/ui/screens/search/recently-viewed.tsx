import { StoredRow } from '../../components/card/stored-row.tsx';
import { Button } from '../../components/form/button.tsx';
import { useFacade } from '../../hooks/code/use-facade.ts';
import { focusHeading } from '../../hooks/focus/focus-heading.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import styles from './recently-viewed.module.css';

const TITLE = 'Recently viewed';

/** The titles that were opened last, the newest first. It is absent while there are none (product.md, Recently viewed: row). */
export function RecentlyViewed() {
  const titles = useLibrary(({ viewingHistory }) => viewingHistory);
  const withMarks = useFacade('marks');
  if (titles.length === 0) return null;
  const clear = () => {
    // The button is about to disappear.
    const main = document.querySelector('main');
    if (main) focusHeading(main);
    void withMarks(({ clearHistory }) => clearHistory.execute());
  };
  const acts = (
    <Button variant="quiet" size="small" className={styles.clear} aria-label={`Clear ${TITLE}`} onClick={clear}>
      Clear
    </Button>
  );
  return (
    <div className={styles.recent}>
      <StoredRow title={TITLE} titles={titles.map((title) => ({ title }))} acts={acts} />
    </div>
  );
}
