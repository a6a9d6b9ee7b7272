import { useObservableEagerState, useObservableState } from 'observable-hooks';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import type { Bench } from '#application/ports/bench.ts';
import type { Trace, Traced, TraceEntry, Attempt, TracedSetting } from '#application/ports/trace.ts';
import { countOf, formatCount } from '#domain/format/format-count.ts';
import { Button } from '../../components/form/button.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { stateText } from './state-text.ts';
import styles from './trace-panel.module.css';

/** What a person reads of an entry. */
interface EntryTexts {
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

const wholeNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const msText = (ms: number): string => `${wholeNumber.format(ms)} ms`;

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
const entryTexts = (entry: TraceEntry, pageStart: number): EntryTexts => ({
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
const entryLine = (entry: TraceEntry, pageStart: number): string => {
  const { kind, subject, outcome, details } = entryTexts(entry, pageStart);
  return [...details.slice(0, 3), kind, subject, outcome, ...details.slice(3)].join('\t');
};

/** An entry is another value once anything of it has changed: so of 500 rows only few are drawn again. */
const TraceRow = memo(function TraceRow({
  entry,
  pageStart,
}: {
  readonly entry: TraceEntry;
  readonly pageStart: number;
}) {
  const { kind, subject, outcome, details } = entryTexts(entry, pageStart);
  return (
    <li className={styles.row} data-status={entry.status}>
      <p className={styles.what}>
        <span className={styles.kind}>{`${kind} `}</span>
        <code>{subject}</code> <strong>{outcome}</strong>
      </p>
      <p className={styles.details}>{details.join(' · ')}</p>
    </li>
  );
});

/** How near to its end a list counts as being at it, in px. */
const NEAR_PX = 24;

/** Keeps what scrolls at its end while it is there. */
const useFollowedEnd = () => {
  const place = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
  const onScroll = () => {
    const { scrollHeight, scrollTop, clientHeight } = place.current ?? document.body;
    isAtEnd.current = scrollHeight - scrollTop - clientHeight <= NEAR_PX;
  };
  useLayoutEffect(() => {
    if (place.current && isAtEnd.current) place.current.scrollTop = place.current.scrollHeight;
  });
  return { ref: place, onScroll };
};

/** The entries in their order, the newest last, where the list stays unless it is scrolled away from there. */
function TraceRows({ entries, pageStart }: { readonly entries: readonly TraceEntry[]; readonly pageStart: number }) {
  const end = useFollowedEnd();
  return (
    // What scrolls is scrolled with the keyboard, too.
    <ol
      {...end}
      className={styles.rows}
      aria-label="Entries of the trace"
      tabIndex={entries.length === 0 ? undefined : 0}
    >
      {entries.map((entry) => (
        <TraceRow key={entry.id} entry={entry} pageStart={pageStart} />
      ))}
    </ol>
  );
}

type Shown = TraceEntry['kind'] | 'all';

const SHOWN = [
  { value: 'all', label: 'Everything' },
  { value: 'call', label: 'Calls of the catalogue' },
  { value: 'store', label: 'Writes of the store' },
  { value: 'log', label: 'Log of changes' },
  { value: 'tabs', label: 'Messages of tabs' },
] as const satisfies readonly { readonly value: Shown; readonly label: string }[];

const LONGEST = 100;
const NOTHING: Traced = { entries: [], dropped: 0 };

const count = ({ length }: readonly TraceEntry[]): string => countOf(length, 'entry', 'entries');

const useTraceFilter = (entries: readonly TraceEntry[], pageStart: number) => {
  const [shown, setShown] = useState<Shown>('all');
  const [text, setText] = useState('');
  const filtered = (kind: Shown, wanted: string): readonly TraceEntry[] => {
    const words = wanted.toLowerCase().split(' ').filter(Boolean);
    return entries.filter((entry) => {
      if (kind !== 'all' && entry.kind !== kind) return false;
      const line = entryLine(entry, pageStart).toLowerCase();
      return words.every((word) => line.includes(word));
    });
  };
  return { shown, setShown, text, setText, filtered, listed: filtered(shown, text) };
};

/** Copies and downloads what is listed, and says how it went. @param state what is on, in one line */
const useTraceActs = (trace: Trace, state: string, listed: readonly TraceEntry[]) => {
  const [news, setNews] = useState('');
  const copy = async () => {
    const start = `Matinee trace, page loaded at ${new Date(trace.pageStart).toISOString()}, ${state}`;
    const text = [start, ...listed.map((entry) => entryLine(entry, trace.pageStart))].join('\n');
    try {
      await trace.copy(text);
      setNews(`${count(listed)} copied to the clipboard`);
    } catch {
      setNews('The browser does not let the page copy. Download the trace instead.');
    }
  };
  const download = () => {
    try {
      trace.download(listed, state);
      setNews(`${count(listed)} downloaded`);
    } catch {
      setNews('The browser does not let the page download. Copy the trace instead.');
    }
  };
  const clear = () => {
    trace.clear();
    setNews('The trace is empty');
  };
  return { news, setNews, copy, download, clear };
};

interface TraceControlsProps {
  readonly shown: Shown;
  readonly text: string;
  readonly onFind: (kind: Shown, text: string) => void;
}

function TraceControls({ shown, text, onFind }: TraceControlsProps) {
  return (
    <div className={styles.controls}>
      <SelectField label="Kind" value={shown} options={SHOWN} onChange={(kind) => onFind(kind, text)} />
      <div data-finding className={styles.find}>
        <TextField
          label="Find"
          value={text}
          max={LONGEST}
          placeholder="/movie, late, failed"
          onText={(wanted) => onFind(shown, wanted)}
        />
      </div>
    </div>
  );
}

/** What the app asked, wrote and told since the page was loaded (product.md, QA: trace). */
export function TracePanel({ bench }: { readonly bench: Bench }) {
  const { trace, settings, state$ } = bench;
  const state = stateText(settings, useObservableEagerState(state$));
  const { entries, dropped } = useObservableState(trace.traced$, NOTHING);
  const { shown, setShown, text, setText, filtered, listed } = useTraceFilter(entries, trace.pageStart);
  const { news, setNews, copy, download, clear } = useTraceActs(trace, state, listed);
  const find = (kind: Shown, wanted: string) => {
    setShown(kind);
    setText(wanted);
    setNews(`${count(filtered(kind, wanted))} of ${entries.length}`);
  };
  const gone = dropped > 0 ? `, ${formatCount(dropped)} older ones are gone` : '';

  return (
    <div className={styles.panel}>
      <p>{`Since ${new Date(trace.pageStart).toISOString()}, when the page was loaded. The newest 500 are kept.`}</p>
      <TraceControls shown={shown} text={text} onFind={find} />
      <p className={styles.count}>{`${listed.length} of ${count(entries)}${gone}`}</p>
      {listed.length > 0 ? (
        <TraceRows entries={listed} pageStart={trace.pageStart} />
      ) : (
        <p className={styles.none}>{entries.length === 0 ? 'Nothing has happened yet.' : 'Nothing matches.'}</p>
      )}
      <div className={styles.acts}>
        <Button onClick={() => void copy()}>Copy</Button>
        <Button onClick={download}>Download</Button>
        <Button onClick={clear}>Clear</Button>
        <p role="status">{news}</p>
      </div>
    </div>
  );
}
