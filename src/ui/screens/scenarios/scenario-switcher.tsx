import { useApp } from '../../hooks/app-context.ts';
import { ScenarioButton } from './scenario-button.tsx';

/** In the footer: QA's way to a scenario. Nothing where there are none. */
export function ScenarioSwitcher() {
  const { scenarios } = useApp();
  return scenarios && <ScenarioButton scenarios={scenarios} />;
}
