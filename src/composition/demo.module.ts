import { ContainerModule } from 'inversify';
import demoData from 'virtual:demo-catalogue';
import { ARTWORK } from '#adapters/demo/demo-catalog.ts';
import { DemoProbe } from '#adapters/demo/demo-probe.ts';
import { browserTab } from '#adapters/scenario/browser-tab.ts';
import { contentsOf } from '#adapters/scenario/contents-of.ts';
import { Misbehaviour } from '#adapters/scenario/misbehaviour.ts';
import { ScenarioCatalog } from '#adapters/scenario/scenario-catalog.ts';
import { ScenarioProbe } from '#adapters/scenario/scenario-probe.ts';
import { TabScenarios } from '#adapters/scenario/tab-scenarios.ts';
import { construct } from './construct.ts';
import { Token } from './tokens.ts';

/** The demo catalogue, and QA's ways to make it behave badly: neither is loaded unless the demo is opened. */
export const demoModule = new ContainerModule(({ bind }) => {
  bind(TabScenarios)
    .toResolvedValue((log) => new TabScenarios(browserTab, log), [Token.log])
    .inSingletonScope();
  bind(Token.scenarios).toResolvedValue((scenarios) => scenarios, [TabScenarios]);
  bind(Misbehaviour).toResolvedValue(construct(Misbehaviour), [TabScenarios, Token.clock]).inSingletonScope();
  bind(Token.catalog)
    .toResolvedValue(
      (scenarios, misbehaviour) => new ScenarioCatalog(contentsOf(scenarios.current, demoData), misbehaviour),
      [TabScenarios, Misbehaviour],
    )
    .inSingletonScope();
  bind(Token.images).toConstantValue(ARTWORK);
  bind(Token.probe)
    .toResolvedValue((misbehaviour) => new ScenarioProbe(new DemoProbe(), misbehaviour), [Misbehaviour])
    .inSingletonScope();
});
