import { ContainerModule, type ContainerModuleLoadOptions } from 'inversify';
import type { Decorated } from '#adapters/bench/decorated.ts';
import type { Decoration } from '#adapters/bench/decoration.ts';
import { openBench } from '#adapters/bench/open-bench.ts';
import { partsOf, type Holding } from '../parts.ts';
import type { Catalogue } from './catalogue.ts';
import { openDemo } from './demo.module.ts';

/** Decorates adapters wherever they are bound, now or later: none of them is made by then. */
const decorate = ({ onActivation }: ContainerModuleLoadOptions, decorations: readonly Decoration[]): void => {
  for (const port of new Set(decorations.map((each) => each.port))) {
    // In their order: what is made of an adapter last is what everybody gets.
    const own = decorations.filter((each) => each.port === port);
    onActivation(port, (context, adapter: unknown) =>
      own.reduce((inner, { by }) => by(inner, partsOf(context as unknown as Holding<keyof Decorated>)), adapter),
    );
  }
};

/** The demo catalogue on QA's bench, as one file. */
export const openDemoOnBench = (version: string): Catalogue => {
  const demo = openDemo();
  const { bench, decorations } = openBench(version);
  return {
    ...demo,
    bench,
    module: new ContainerModule((options) => {
      decorate(options, decorations);
      return demo.module.load(options);
    }),
  };
};
