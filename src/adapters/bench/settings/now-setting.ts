import type { Clock } from '#application/ports/clock.ts';
import { decorating } from '../decoration.ts';
import { settingOf } from '../setting.ts';

interface Instant {
  readonly text: string;
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly isRunning: boolean;
}

const RUNNING = ',running';
/** With a time zone: else it would be another time on another device. */
const FORM = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

const read = (asked: string): Instant | undefined => {
  // In an address a space is what a `+` stands for.
  const text = asked.replace(' ', '+');
  const isRunning = text.endsWith(RUNNING);
  const time = isRunning ? text.slice(0, -RUNNING.length) : text;
  const at = Date.parse(time);
  return FORM.test(time) && !Number.isNaN(at) ? { text, at, isRunning } : undefined;
};

/** Only the time of day is another: what waits, waits as long as ever. */
const clockAt = ({ at, isRunning }: Instant, inner: Clock): Clock => {
  const ahead = at - inner.now().getTime();
  const { scheduler } = inner;
  return { scheduler, now: () => new Date(isRunning ? inner.now().getTime() + ahead : at) };
};

/** Another time (product.md, QA: now). */
export const nowSetting = settingOf<Instant>({
  name: 'now',
  label: 'Time',
  group: 'Device',
  kind: 'text',
  choices: [
    {
      value: '2026-12-24T20:00Z',
      does: 'A day and time with its zone, at which the clock stands; it runs with “,running”.',
    },
    { value: '2026-12-24T20:00Z,running', does: '' },
  ],
  read,
  write: ({ text }) => text,
  decorate: (value) => {
    const instant = value();
    return instant ? [decorating('clock', (inner) => clockAt(instant, inner))] : [];
  },
});
