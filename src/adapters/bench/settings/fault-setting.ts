import { answeredBy } from '../asking-ports.ts';
import type { Decoration } from '../decoration.ts';
import { KNOWN_PATHS, readFaults, UNREADABLE_ANSWERS, writeFaults, type Fault } from '../fault.ts';
import { Faults } from '../faults.ts';
import { settingOf } from '../setting.ts';

// The health check is spared: it would use up what is meant for the configuration, at the same path.
const decorate = (value: () => readonly Fault[] | undefined): readonly Decoration[] => {
  const faults = value();
  if (!faults) return [];
  return answeredBy((parts) => new Faults(faults, parts.clock), 'probe');
};

/** Single calls that fail (product.md, QA: fault). */
export const faultSetting = settingOf<readonly Fault[]>({
  name: 'fault',
  label: 'Fault',
  group: 'Catalogue',
  kind: 'text',
  choices: [
    {
      value: '/tv/popular:503*2',
      does: 'A path of TMDB’s, a status, offline, timeout, html, truncated, empty or shape, and how often; several with commas.',
    },
    ...UNREADABLE_ANSWERS.map((failure) => ({ value: `/discover/movie:${failure}`, does: '' })),
    ...KNOWN_PATHS.map((path) => ({ value: `${path}:503`, does: '' })),
  ],
  read: readFaults,
  write: writeFaults,
  decorate,
});
