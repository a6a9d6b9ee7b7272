import { BehaviorSubject } from 'rxjs';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Bench, BenchSetting, BenchState } from '#application/ports/bench.ts';
import type { Browser } from '#application/ports/browser.ts';
import type { Trace } from '#application/ports/trace.ts';
import type { Notification } from '#domain/notification.ts';
import { UncopiedOnDemand } from '#ui/components/links/uncopied-on-demand.tsx';
import { AppContext } from '#ui/hooks/app-context.ts';
import { BenchBadge, BenchSwitcher } from '#ui/screens/bench/bench-badge.tsx';
import { VirtualClock } from '../clock/virtual-clock.ts';
import { stubCatalog } from '../stub-catalog.ts';
import { aTrace } from '../trace/a-trace.ts';
import { testApp } from './test-app.ts';

const SETTINGS: readonly BenchSetting[] = [
  {
    name: 'scenario',
    label: 'Scenario',
    group: 'Catalogue',
    off: 'none',
    kind: 'several',
    choices: [
      { value: 'slow', does: 'Every answer takes 3 seconds.' },
      { value: 'offline', does: 'Nothing answers, as without a network.' },
    ],
  },
  {
    name: 'library',
    label: 'Library',
    group: 'Visitor',
    off: 'usual',
    kind: 'one',
    remark: 'not kept',
    choices: [
      { value: 'empty', does: 'Nothing in it.' },
      { value: 'file', does: 'One of yours.' },
    ],
    fileChoice: 'file',
  },
  {
    name: 'seed',
    label: 'Seed',
    group: 'Catalogue',
    off: 'usual',
    kind: 'text',
    choices: [{ value: '7', does: 'A whole number.' }],
  },
  {
    name: 'choices',
    label: 'Choices',
    group: 'Visitor',
    off: 'usual',
    kind: 'parts',
    choices: [{ value: 'theme:light', does: '' }],
    parts: [
      { name: 'theme', label: 'Theme', kind: 'one', choices: [{ value: 'light', does: 'The other one.' }] },
      { name: 'services', label: 'Services', kind: 'several', choices: [{ value: '9001', does: 'Lumen' }] },
      { name: 'calendar', label: 'Calendar', kind: 'text', choices: [{ value: '1+2', does: 'Ids.' }] },
    ],
  },
];

interface BenchParts {
  readonly problem?: string | undefined;
  readonly trace?: Trace;
}

/** The badge and the footer's switcher beside a screen. */
export const renderBench = async (current: BenchState = {}, { problem, trace = aTrace() }: BenchParts = {}) => {
  const state$ = new BehaviorSubject(current);
  const choose = vi.fn<(state: BenchState) => void>((state) => state$.next(state));
  const addressOf = vi.fn<(state: BenchState) => string>(
    (state) => `https://matinee.example/?${new URLSearchParams(state)}`,
  );
  const copy = vi.fn<Browser['copy']>(() => Promise.resolve());
  const problemOf = (name: string, value: string) =>
    value.endsWith('x') ? `There is no ${name} “${value}”.` : undefined;
  const takeFile = vi.fn<Bench['takeFile']>(async () => undefined);
  const app = testApp({ catalog: stubCatalog(), clock: new VirtualClock(), browser: { copy } });
  let shown: readonly Notification[] = [];
  app.notifications.notifications$.subscribe((list) => (shown = list));
  await render(
    <AppContext
      value={{ ...app, bench: { settings: SETTINGS, trace, state$, problem, problemOf, addressOf, takeFile, choose } }}
    >
      <main>
        <h1>A screen</h1>
      </main>
      <footer>
        <BenchSwitcher />
      </footer>
      <BenchBadge />
      <UncopiedOnDemand />
    </AppContext>,
  );
  return { choose, copy, takeFile, messages: () => shown.map(({ message }) => message) };
};
