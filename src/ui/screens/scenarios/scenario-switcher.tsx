import { useApp } from '../../hooks/app-context.ts';
import { ScenarioButton } from './scenario-button.tsx';

/** QA's button for scenarios, in the footer. Shows nothing where there are no scenarios. */
export function ScenarioSwitcher() {
  const { scenarios } = useApp();
  return scenarios && <ScenarioButton scenarios={scenarios} />;
}
