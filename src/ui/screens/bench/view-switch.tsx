import { Button } from '../../components/form/button.tsx';
import styles from './bench-dialog.module.css';

/** What the switcher shows. */
export type View = 'Settings' | 'Trace';

const VIEWS: readonly View[] = ['Settings', 'Trace'];

interface ViewSwitchProps {
  readonly view: View;
  readonly onView: (view: View) => void;
}

/** Leads from the settings to the trace, and back. */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  return (
    <div role="group" aria-label="Shown" className={styles.views}>
      {VIEWS.map((each) => (
        <Button key={each} aria-pressed={each === view} onClick={() => onView(each)}>
          {each}
        </Button>
      ))}
    </div>
  );
}
