import { useRef } from 'react';
import { Button } from '../../components/form/button.tsx';
import { useFacade } from '../../hooks/code/use-facade.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { DataSection } from './data-section.tsx';
import { HistoryLeft } from './history-left.tsx';
import styles from './data-section.module.css';

/** Whether the titles that are opened are noted (product.md, Recently viewed: no history). */
export function HistorySection() {
  const isKept = useLibrary(({ preferences }) => preferences.keepsHistory !== false);
  const count = useLibrary(({ viewingHistory }) => viewingHistory.length);
  const withMarks = useFacade('marks');
  const toggle = useRef<HTMLButtonElement>(null);
  const clear = () => {
    // The pressed button is about to disappear.
    toggle.current?.focus();
    void withMarks(({ clearHistory }) => clearHistory.execute());
  };
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
