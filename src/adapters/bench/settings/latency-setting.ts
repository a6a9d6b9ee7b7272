import { answeredBy } from '../asking-ports.ts';
import { KNOWN_PATHS } from '../fault.ts';
import { LateAnswers } from '../latency/late-answers.ts';
import { readLatency, writeLatency, type Latency } from '../latency/latency.ts';
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
    // These are the same again where a seed is set.
    return answeredBy((parts) => new LateAnswers(latency, parts.clock, parts.random()));
  },
});
