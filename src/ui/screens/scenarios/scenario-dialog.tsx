import { useObservableEagerState } from 'observable-hooks';
import type { Scenarios } from '#application/scenarios.ts';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Icon } from '../../components/form/icon.tsx';
import { ICONS } from '../../components/form/icons.ts';
import styles from './scenario-dialog.module.css';

interface ScenarioDialogProps {
  readonly scenarios: Scenarios;
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * The list of all ways in which the demo catalogue can behave, which can be picked without typing
 * (product.md, QA: switcher).
 */
export function ScenarioDialog({ scenarios, open, onClose }: ScenarioDialogProps) {
  const current = useObservableEagerState(scenarios.current$);
  const choose = (name: string) => {
    onClose();
    scenarios.choose(name);
  };

  return (
    <Dialog open={open} onClose={onClose} title="Scenarios">
      <p className={styles.lead}>How the demo catalogue behaves, in this tab only.</p>
      <ul>
        {scenarios.all.map(({ name, does }) => (
          <li key={name}>
            <button
              type="button"
              className={styles.choice}
              aria-current={name === current.name}
              onClick={() => choose(name)}
            >
              <span>
                <b>{name}</b>
                <small>{does}</small>
              </span>
              <Icon path={ICONS.check} className={styles.check} />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
