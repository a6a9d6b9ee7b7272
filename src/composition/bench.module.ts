import { ContainerModule, type ContainerModuleLoadOptions } from 'inversify';
import { openBench } from '#adapters/bench/open-bench.ts';
import { Port } from '#application/port.ts';
import type { Catalogue } from './catalogue.ts';
import { openDemo } from './demo.module.ts';

/** Binds QA's bench, which decorates adapters wherever they are bound, now or later: none of them is made by then. */
const bindBench = ({ bind, onActivation }: ContainerModuleLoadOptions): void => {
  const { bench, decorations } = openBench();
  bind(Port.bench).toConstantValue(bench);
  for (const port of new Set(decorations.map((each) => each.port))) {
    // In their order: what is made of an adapter last is what everybody gets.
    const own = decorations.filter((each) => each.port === port);
    onActivation(port, (context, adapter: unknown) =>
      own.reduce((inner, { by }) => by(inner, (other) => context.get(other)), adapter),
    );
  }
};

/** The demo catalogue on QA's bench, as one file. */
export const openDemoOnBench = (): Catalogue => {
  const demo = openDemo();
  return {
    ...demo,
    module: new ContainerModule((options) => {
      bindBench(options);
      return demo.module.load(options);
    }),
  };
};
