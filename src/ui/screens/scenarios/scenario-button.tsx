import { useObservableEagerState } from 'observable-hooks';
import { useState } from 'react';
import type { Scenarios } from '#application/scenarios.ts';
import { Button } from '../../components/form/button.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { useModule } from '../../hooks/code/use-module.ts';

interface ScenarioButtonProps {
  readonly scenarios: Scenarios;
}

const load = () => import('./scenario-dialog.tsx');

/** Shows which scenario is on, and opens the choice of scenarios. */
export function ScenarioButton({ scenarios }: ScenarioButtonProps) {
  const { notifications } = useApp();
  const { name } = useObservableEagerState(scenarios.current$);
  const [isOpen, setOpen] = useState(false);
  const module = useModule(load, isOpen, () => {
    setOpen(false);
    notifications.show({ type: 'error', message: 'The scenarios could not be loaded. Please try again.' });
  });
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Scenario: {name}
      </Button>
      {module && <module.ScenarioDialog scenarios={scenarios} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
