import { useRef } from 'react';
import type { MarksFacade } from '#application/use-cases/marks/marks-facade.ts';
import { countOf } from '#domain/format/format-count.ts';
import { Button } from '../../components/form/button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { SelectField } from '../../components/form/select-field.tsx';
import { useFacade } from '../../hooks/code/use-facade.ts';
import { useInPlace } from '../../hooks/use-in-place.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { DataSection } from './data-section.tsx';
import questionStyles from '../../components/form/question.module.css';
import styles from './data-section.module.css';

/** What chooses something of the visitor's preferences. */
const useChoose = () => {
  const withMarks = useFacade('marks');
  return (...choices: Parameters<MarksFacade['setChoices']['execute']>) =>
    void withMarks(({ setChoices }) => setChoices.execute(...choices));
};

/** Whether recommendations are worked out (product.md, For you: off). */
export function RecommendationsSection() {
  const isWanted = useLibrary(({ preferences }) => preferences.wantsRecommendations !== false);
  const choose = useChoose();
  return (
    <DataSection
      title="For you"
      text="What to watch next, worked out in this browser. The provider is asked what is like your favorites and what you rated 8 or more."
    >
      <Button variant="toggle" aria-pressed={isWanted} onClick={() => choose({ wantsRecommendations: !isWanted })}>
        Recommend titles
      </Button>
    </DataSection>
  );
}

const OPTIONS = [
  { value: 'always', label: 'Always' },
  { value: 'once-seen', label: 'Once seen' },
] as const;

/** Whether the provider's ratings are shown, or once a title was seen (product.md, Ratings: choice). */
export function RatingsSection() {
  const isVeiled = useLibrary(({ preferences }) => preferences.veilsRatings === true);
  const choose = useChoose();
  return (
    <DataSection
      title="Ratings"
      text="How others rate a title: always, or once you have seen it. Until then a press shows a single one. Your own are always shown."
    >
      <SelectField
        label="Show ratings"
        value={isVeiled ? 'once-seen' : 'always'}
        options={OPTIONS}
        onChange={(chosen) => choose({ veilsRatings: chosen === 'once-seen' })}
      />
    </DataSection>
  );
}

/** Whether the titles that are opened are noted (product.md, Recently viewed: no history). */
export function HistorySection() {
  const isKept = useLibrary(({ preferences }) => preferences.keepsHistory !== false);
  const count = useLibrary(({ viewingHistory }) => viewingHistory.length);
  const choose = useChoose();
  const withMarks = useFacade('marks');
  const toggle = useRef<HTMLButtonElement>(null);
  const clear = useInPlace(toggle)(() => void withMarks(({ clearHistory }) => clearHistory.execute()));
  return (
    <DataSection
      title="Viewing history"
      text="The last 50 titles that you opened, shown on the search screen. They stay in this browser."
    >
      <Button ref={toggle} variant="toggle" aria-pressed={isKept} onClick={() => choose({ keepsHistory: !isKept })}>
        Keep a viewing history
      </Button>
      <div className={styles.news} aria-live="polite">
        {/* What was noted before the visitor chose to keep no history, and the way to be rid of it. */}
        {!isKept && count > 0 && (
          <div className={questionStyles.choice}>
            <p>{`${countOf(count, 'title')} from before ${count === 1 ? 'is' : 'are'} still kept.`}</p>
            <div className={questionStyles.actions}>
              <Button icon={ICONS.trash} onClick={clear}>
                Clear the history
              </Button>
            </div>
          </div>
        )}
      </div>
    </DataSection>
  );
}
