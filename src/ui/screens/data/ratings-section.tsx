import { SelectField } from '../../components/form/select-field.tsx';
import { useFacade } from '../../hooks/code/use-facade.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { DataSection } from './data-section.tsx';

const OPTIONS = [
  { value: 'always', label: 'Always' },
  { value: 'once-seen', label: 'Once seen' },
] as const;

/** Whether the provider's ratings are shown, or once a title was seen (product.md, Ratings: choice). */
export function RatingsSection() {
  const isVeiled = useLibrary(({ preferences }) => preferences.veilsRatings === true);
  const withMarks = useFacade('marks');
  return (
    <DataSection
      title="Ratings"
      text="How others rate a title: always, or once you have seen it. Until then a press shows a single one. Your own are always shown."
    >
      <SelectField
        label="Show ratings"
        value={isVeiled ? 'once-seen' : 'always'}
        options={OPTIONS}
        onChange={(chosen) =>
          void withMarks(({ setChoices }) => setChoices.execute({ veilsRatings: chosen === 'once-seen' }))
        }
      />
    </DataSection>
  );
}
