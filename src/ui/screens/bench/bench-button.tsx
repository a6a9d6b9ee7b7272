import { useObservableEagerState } from 'observable-hooks';
import { useState } from 'react';
import type { Bench } from '#application/ports/bench.ts';
import { Button } from '../../components/form/button.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { useModule } from '../../hooks/code/use-module.ts';
import { stateText } from './state-text.ts';
import styles from './bench-button.module.css';

interface BenchButtonProps {
  readonly bench: Bench;
}

const load = () => import('./bench-dialog.tsx');

/** Shows what is on, and opens the choice of all there is. */
export function BenchButton({ bench }: BenchButtonProps) {
  const { notifications } = useApp();
  const state = useObservableEagerState(bench.state$);
  const [isOpen, setOpen] = useState(false);
  const module = useModule(load, isOpen, () => {
    setOpen(false);
    notifications.show({ type: 'error', message: 'The states could not be loaded. Please try again.' });
  });
  return (
    <>
      <Button size="small" className={styles.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {stateText(bench.settings, state)}
      </Button>
      {module && <module.BenchDialog bench={bench} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
