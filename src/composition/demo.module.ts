import { ContainerModule } from 'inversify';
import demoData from 'virtual:demo-catalogue';
import { DemoCatalog } from '#adapters/demo/demo-catalog.ts';
import { DemoProbe } from '#adapters/demo/demo-probe.ts';
import { Token } from './tokens.ts';

export const demoModule = new ContainerModule(({ bind }) => {
  bind(Token.catalog)
    .toResolvedValue(() => new DemoCatalog(demoData))
    .inSingletonScope();
  bind(Token.probe).to(DemoProbe).inSingletonScope();
});
