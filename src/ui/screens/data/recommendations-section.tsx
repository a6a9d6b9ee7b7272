import { Button } from '../../components/form/button.tsx';
import { useFacade } from '../../hooks/code/use-facade.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { DataSection } from './data-section.tsx';

/** Whether recommendations are worked out (product.md, For you: off). */
export function RecommendationsSection() {
  const isWanted = useLibrary(({ preferences }) => preferences.wantsRecommendations !== false);
  const withMarks = useFacade('marks');
  return (
    <DataSection
      title="For you"
      text="What to watch next, worked out in this browser. The provider is asked what is like your favorites and what you rated 8 or more."
    >
      <Button
        variant="toggle"
        aria-pressed={isWanted}
        onClick={() => void withMarks(({ setChoices }) => setChoices.execute({ wantsRecommendations: !isWanted }))}
      >
        Recommend titles
      </Button>
    </DataSection>
  );
}
