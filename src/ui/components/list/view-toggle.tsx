import { Icon, type IconPath } from '../form/icon.tsx';
import { ICONS } from '../form/icons.ts';
import styles from './view-toggle.module.css';

export type ListLook = 'grid' | 'list';

interface ViewToggleProps {
  readonly view: ListLook;
  readonly onChange: (view: ListLook) => void;
}

const LOOKS: readonly { readonly look: ListLook; readonly icon: IconPath; readonly label: string }[] = [
  { look: 'grid', icon: ICONS.grid, label: 'Grid view' },
  { look: 'list', icon: ICONS.list, label: 'List view' },
];

/** Chooses the look of a list of titles. */
export function ViewToggle({ view, onChange }: ViewToggleProps) {
  return (
    <div className={styles.segmented} role="group" aria-label="View">
      {LOOKS.map(({ look, icon, label }) => (
        <button key={look} type="button" aria-pressed={look === view} aria-label={label} onClick={() => onChange(look)}>
          <Icon path={icon} />
        </button>
      ))}
    </div>
  );
}
