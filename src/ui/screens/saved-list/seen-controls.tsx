import { SelectField } from '../../components/form/select-field.tsx';
import { ListControls } from '../../components/list/list-controls.tsx';
import { FILTERS } from './saved-choice.ts';
import { ONLY, SORTS, type SeenChoice } from './seen-choice.ts';

interface SeenControlsProps {
  readonly choice: SeenChoice;
  readonly onChoose: (chosen: Partial<SeenChoice>) => void;
}

/** Controls for what was seen and rated (product.md, Seen and rated: filter) (product.md, Seen and rated: sort). */
export function SeenControls({ choice, onChoose }: SeenControlsProps) {
  const { filter, only, sort } = choice;
  return (
    <ListControls choice={choice} onChoose={onChoose}>
      <SelectField label="Type" value={filter} options={FILTERS} onChange={(chosen) => onChoose({ filter: chosen })} />
      <SelectField label="Show" value={only} options={ONLY} onChange={(chosen) => onChoose({ only: chosen })} />
      <SelectField label="Sort by" value={sort} options={SORTS} onChange={(chosen) => onChoose({ sort: chosen })} />
    </ListControls>
  );
}
