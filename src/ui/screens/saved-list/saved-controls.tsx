import { SelectField } from '../../components/form/select-field.tsx';
import { ListControls } from '../../components/list/list-controls.tsx';
import { ServicesSwitch } from '../../components/watch/lists/services-switch.tsx';
import type { OnServices } from '../../components/watch/lists/use-on-services.ts';
import { FILTERS, SORTS, type SavedChoice } from './saved-choice.ts';

interface SavedControlsProps {
  readonly choice: SavedChoice;
  readonly services: OnServices;
  readonly onChoose: (chosen: Partial<SavedChoice>) => void;
}

/** Controls for the filter, the order and the look of a saved list (product.md, Lists: sort). */
export function SavedControls({ choice, services, onChoose }: SavedControlsProps) {
  const { filter, sort } = choice;
  return (
    <ListControls choice={choice} onChoose={onChoose}>
      <SelectField label="Show" value={filter} options={FILTERS} onChange={(chosen) => onChoose({ filter: chosen })} />
      <SelectField label="Sort by" value={sort} options={SORTS} onChange={(chosen) => onChoose({ sort: chosen })} />
      <ServicesSwitch {...services} />
    </ListControls>
  );
}
