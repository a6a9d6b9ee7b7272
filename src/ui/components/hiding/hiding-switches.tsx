import { HIDES, toggleHide, type Hide } from '#domain/library/hides.ts';
import { Button } from '../form/button.tsx';
import styles from './hiding-switches.module.css';

interface HidingSwitchesProps {
  readonly hides: readonly Hide[];
  readonly onChoose: (hides: readonly Hide[]) => void;
}

const LABELS: Readonly<Record<Hide, string>> = { seen: 'Hide seen', listed: 'Hide listed' };

/** Chooses which titles are left out (product.md, Hiding: switches). */
export function HidingSwitches({ hides, onChoose }: HidingSwitchesProps) {
  return (
    <div className={styles.switches} role="group" aria-label="Hiding">
      {HIDES.map((hide) => (
        <Button
          key={hide}
          variant="toggle"
          aria-pressed={hides.includes(hide)}
          onClick={() => onChoose(toggleHide(hides, hide))}
        >
          {LABELS[hide]}
        </Button>
      ))}
    </div>
  );
}
