import type { Scenarios } from '#application/scenarios.ts';
import { useApp } from '../../hooks/app-context.ts';
import { ScenarioButton } from './scenario-button.tsx';
import { useScenarioNews } from './use-scenario-news.ts';
import styles from './scenario-badge.module.css';

function Badge({ scenarios }: { readonly scenarios: Scenarios }) {
  const { isOn, news } = useScenarioNews(scenarios);
  return (
    <>
      {isOn && (
        <aside className={styles.badge} aria-label="Scenario" data-ground="ticket">
          <ScenarioButton scenarios={scenarios} />
        </aside>
      )}
      <p className="sr" role="status">
        {news}
      </p>
    </>
  );
}

/** Visible on every screen while a scenario is on, so that nobody takes the scenario's effect for the product. */
export function ScenarioBadge() {
  const { scenarios } = useApp();
  return scenarios && <Badge scenarios={scenarios} />;
}
