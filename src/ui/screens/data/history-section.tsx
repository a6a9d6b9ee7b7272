import { useRef } from 'react';
import { countOf } from '#domain/format/format-count.ts';
import { Button } from '../../components/form/button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { useFacade } from '../../hooks/code/use-facade.ts';
import { useInPlace } from '../../hooks/use-in-place.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { DataSection } from './data-section.tsx';
import questionStyles from '../../components/form/question.module.css';
import styles from './data-section.module.css';

interface HistoryLeftProps {
  readonly count: number;
  readonly onClear: () => void;
}

/** What was noted before the visitor chose to keep no history, and the way to be rid of it. */
function HistoryLeft({ count, onClear }: HistoryLeftProps) {
  return (
    <div className={questionStyles.choice}>
      <p>{`${countOf(count, 'title')} from before ${count === 1 ? 'is' : 'are'} still kept.`}</p>
      <div className={questionStyles.actions}>
        <Button icon={ICONS.trash} onClick={onClear}>
          Clear the history
        </Button>
      </div>
    </div>
  );
}

/** Whether the titles that are opened are noted (product.md, Recently viewed: no history). */
export function HistorySection() {
  const isKept = useLibrary(({ preferences }) => preferences.keepsHistory !== false);
  const count = useLibrary(({ viewingHistory }) => viewingHistory.length);
  const withMarks = useFacade('marks');
  const toggle = useRef<HTMLButtonElement>(null);
  const clear = useInPlace(toggle)(() => void withMarks(({ clearHistory }) => clearHistory.execute()));
  return (
    <DataSection
      title="Viewing history"
      text="The last 50 titles that you opened, shown on the search screen. They stay in this browser."
    >
      <Button
        ref={toggle}
        variant="toggle"
        aria-pressed={isKept}
        onClick={() => void withMarks(({ setChoices }) => setChoices.execute({ keepsHistory: !isKept }))}
      >
        Keep a viewing history
      </Button>
      <div className={styles.news} aria-live="polite">
        {!isKept && count > 0 && <HistoryLeft count={count} onClear={clear} />}
      </div>
    </DataSection>
  );
}
