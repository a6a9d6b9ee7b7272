import { Button } from '../../components/form/button.tsx';
import { LATE_ICONS } from '../../components/form/late-icons.ts';
import { SelectField } from '../../components/form/select-field.tsx';
import { ViewToggle } from '../../components/list/view-toggle.tsx';
import { FILTERS, SORTS, type SavedChoice } from './saved-choice.ts';
import styles from '../../components/list/list-controls.module.css';

interface SavedControlsProps {
  readonly choice: SavedChoice;
  readonly onChoose: (chosen: Partial<SavedChoice>) => void;
}

/** Controls for the filter, the order and the look of a saved list (product.md, Lists: sort). */
export function SavedControls({ choice, onChoose }: SavedControlsProps) {
  const { filter, sort, isAscending, look } = choice;
  const [order, other] = isAscending ? ['Ascending', 'descending'] : ['Descending', 'ascending'];
  return (
    <div className={styles.controls}>
      <SelectField label="Show" value={filter} options={FILTERS} onChange={(chosen) => onChoose({ filter: chosen })} />
      <SelectField label="Sort by" value={sort} options={SORTS} onChange={(chosen) => onChoose({ sort: chosen })} />
      <Button
        icon={isAscending ? LATE_ICONS.up : LATE_ICONS.down}
        aria-label={`${order}, change to ${other}`}
        onClick={() => onChoose({ isAscending: !isAscending })}
      >
        {order}
      </Button>
      <div className={styles.end}>
        <ViewToggle view={look} onChange={(chosen) => onChoose({ look: chosen })} />
      </div>
    </div>
  );
}
