import { useObservableEagerState } from 'observable-hooks';
import type { Bench } from '#application/ports/bench.ts';
import { Button } from '../../components/form/button.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { useLateDialog } from '../../hooks/code/use-late-dialog.ts';
import { stateText } from './state-text.ts';
import styles from './bench-button.module.css';

const load = () => import('./bench-dialog.tsx');

/** Shows what is on, and opens the choice of all there is. */
export function BenchButton({ bench }: { readonly bench: Bench }) {
  const state = useObservableEagerState(bench.state$);
  const { module, open, close } = useLateDialog(load, 'The states could not be loaded. Please try again.');
  return (
    <>
      <Button size="small" className={styles.button} aria-haspopup="dialog" onClick={open}>
        {stateText(bench.settings, state)}
      </Button>
      {module && <module.BenchDialog bench={bench} onClose={close} />}
    </>
  );
}

/** QA's button for the bench, in the footer. Shows nothing where there is none. */
export function BenchSwitcher() {
  const { bench } = useApp();
  return bench && <BenchButton bench={bench} />;
}
