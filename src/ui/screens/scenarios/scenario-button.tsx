import { useObservableEagerState } from 'observable-hooks';
import type { Scenarios } from '#application/scenarios.ts';
import { Button } from '../../components/form/button.tsx';
import { useLateDialog } from '../../hooks/use-late-dialog.ts';

interface ScenarioButtonProps {
  readonly scenarios: Scenarios;
}

const load = () => import('./scenario-dialog.tsx');

/** Says which scenario is on, and opens the choice of them. */
export function ScenarioButton({ scenarios }: ScenarioButtonProps) {
  const { name } = useObservableEagerState(scenarios.current$);
  const { module, isOpen, open, close } = useLateDialog(load, 'The scenarios could not be loaded. Please try again.');
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={open}>
        Scenario: {name}
      </Button>
      {module && <module.ScenarioDialog scenarios={scenarios} open={isOpen} onClose={close} />}
    </>
  );
}
