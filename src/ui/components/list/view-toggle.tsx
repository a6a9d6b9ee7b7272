import { Icon, type IconPath } from '../form/icon.tsx';
import { ICONS } from '../form/icons.ts';
import styles from './view-toggle.module.css';

/** By day is a look of the diary alone. */
export type ListLook = 'days' | 'grid' | 'list';

interface ViewToggleProps<Look extends ListLook> {
  readonly looks: readonly Look[];
  readonly view: Look;
  readonly onChange: (view: Look) => void;
}

const LOOKS: Readonly<Record<ListLook, { readonly icon: IconPath; readonly label: string }>> = {
  days: { icon: ICONS.calendar, label: 'By day' },
  grid: { icon: ICONS.grid, label: 'Grid view' },
  list: { icon: ICONS.list, label: 'List view' },
};

/** They stand in this order, whichever of them a list begins with. */
const ORDER = Object.keys(LOOKS);

/** Those of a list; the first one is not said in its address. */
export const LIST_LOOKS = ['grid', 'list'] as const satisfies readonly ListLook[];

/** Chooses the look of a list of titles. */
export function ViewToggle<Look extends ListLook>({ looks, view, onChange }: ViewToggleProps<Look>) {
  return (
    <div className={styles.segmented} role="group" aria-label="View">
      {ORDER.flatMap((each) => looks.filter((look) => look === each)).map((look) => (
        <button
          key={look}
          type="button"
          aria-pressed={look === view}
          aria-label={LOOKS[look].label}
          onClick={() => onChange(look)}
        >
          <Icon path={LOOKS[look].icon} />
        </button>
      ))}
    </div>
  );
}
