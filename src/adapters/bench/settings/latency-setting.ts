import { answeredBy } from '../asking-ports.ts';
import type { Decorated } from '../decorated.ts';
import { decorating } from '../decoration.ts';
import { KNOWN_PATHS } from '../fault.ts';
import { LateAnswers } from '../latency/late-answers.ts';
import { readLatency, writeLatency, type Latency } from '../latency/latency.ts';
import { ScenarioProbe } from '../scenario/scenario-probe.ts';
import { settingOf } from '../setting.ts';

/** How late calls are answered (product.md, QA: latency). */
export const latencySetting = settingOf<Latency>({
  name: 'latency',
  label: 'Latency',
  group: 'Catalogue',
  kind: 'text',
  choices: [
    {
      value: '800',
      does: 'Milliseconds that every call takes more, or a range such as 200-1500; of a path as /movie/*:4000; several with commas.',
    },
    { value: '200-1500', does: '' },
    { value: '/movie/*:4000', does: '' },
    ...KNOWN_PATHS.map((path) => ({ value: `${path}:800`, does: '' })),
  ],
  read: readLatency,
  write: writeLatency,
  decorate: (value) => {
    const latency = value();
    if (!latency) return [];
    let seed: number | undefined;
    // The catalogue and the probe are late by the same numbers. These are the same again where a seed is set.
    const late = (parts: Decorated): LateAnswers => new LateAnswers(latency, parts.clock, (seed ??= parts.random()));
    return [...answeredBy(late), decorating('probe', (inner, parts) => new ScenarioProbe(inner, late(parts)))];
  },
});
