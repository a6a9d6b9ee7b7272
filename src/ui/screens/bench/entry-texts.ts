import type { Attempt, TracedSetting, TraceEntry } from '#application/ports/trace.ts';

/** What a person reads of an entry. */
export interface EntryTexts {
  readonly kind: string;
  readonly subject: string;
  readonly outcome: string;
  /** Of when, what and why. */
  readonly details: readonly string[];
}

const KINDS = { call: 'Call', store: 'Store', log: 'Log', tabs: 'Tabs' } as const satisfies Record<
  TraceEntry['kind'],
  string
>;

/** From here on a visitor begins to wait, in milliseconds. */
const LATE_MS = 1_000;

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const msText = (ms: number): string => `${number.format(ms)} ms`;

const ENDED = { done: 'answered', failed: 'failed', aborted: 'aborted' } as const;

const outcomeText = ({ kind, status, failure, ms = 0 }: TraceEntry): string => {
  if (status === 'pending') return 'pending';
  if (kind === 'tabs' && status === 'done') return 'done';
  const word = kind !== 'call' && status === 'done' ? 'done' : ENDED[status];
  const late = ms >= LATE_MS ? ', late' : '';
  return `${word}${failure ? ` (${failure})` : ''}${late} after ${msText(ms)}`;
};

const attemptText = ({ number: at, of }: Attempt): string =>
  at > of ? `asked once more after ${of}` : `try ${at} of ${of}`;

const SETTING_TEXTS: Readonly<Record<TracedSetting['did'], (setting: TracedSetting) => string>> = {
  answered: ({ name }) => `answered by ${name}`,
  delayed: ({ name, ms = 0 }) => `${name} made it ${msText(ms)} late`,
  held: ({ name }) => `held by ${name}`,
};

const settingTexts = ({ kind, settings = [] }: TraceEntry): readonly string[] => {
  if (settings.length > 0) return settings.map((setting) => SETTING_TEXTS[setting.did](setting));
  return kind === 'call' ? ['no setting'] : [];
};

/** The time of day, by UTC, as the file has it. */
const clockText = (at: number): string => new Date(at).toISOString().slice('2026-01-01T'.length);

/** @param pageStart when the page was loaded, in milliseconds since 1970 */
export const entryTexts = (entry: TraceEntry, pageStart: number): EntryTexts => ({
  kind: KINDS[entry.kind],
  subject: entry.subject,
  outcome: outcomeText(entry),
  details: [
    `#${entry.id}`,
    `+${msText(entry.startedAt)}`,
    clockText(pageStart + entry.startedAt),
    entry.call,
    ...(entry.attempt ? [attemptText(entry.attempt)] : []),
    ...settingTexts(entry),
  ],
});

/** One line, with tabs between its fields. */
export const entryLine = (entry: TraceEntry, pageStart: number): string => {
  const { kind, subject, outcome, details } = entryTexts(entry, pageStart);
  return [...details.slice(0, 3), kind, subject, outcome, ...details.slice(3)].join('\t');
};
