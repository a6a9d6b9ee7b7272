import type { IconName } from './icon-paths.ts';
import { Icon } from './icon.tsx';
import styles from './view-toggle.module.css';

export type ListLook = 'grid' | 'list';

interface ViewToggleProps {
  readonly view: ListLook;
  readonly onChange: (view: ListLook) => void;
}

const LOOKS: readonly { readonly look: ListLook; readonly icon: IconName; readonly label: string }[] = [
  { look: 'grid', icon: 'grid', label: 'Grid view' },
  { look: 'list', icon: 'list', label: 'List view' },
];

/** Chooses how a list of titles is shown. */
export function ViewToggle({ view, onChange }: ViewToggleProps) {
  return (
    <div className={styles.segmented} role="group" aria-label="View">
      {LOOKS.map(({ look, icon, label }) => (
        <button key={look} type="button" aria-pressed={look === view} aria-label={label} onClick={() => onChange(look)}>
          <Icon name={icon} />
        </button>
      ))}
    </div>
  );
}
