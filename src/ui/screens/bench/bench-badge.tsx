import { useObservableEagerState } from 'observable-hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Bench, BenchSetting, BenchState } from '#application/ports/bench.ts';
import { Button } from '../../components/form/button.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { useLateDialog } from '../../hooks/code/use-late-dialog.ts';
import { focusHeading } from '../../hooks/focus/focus-heading.ts';
import { stateText } from './state-text.ts';
import styles from './bench-badge.module.css';
import buttonStyles from './bench-button.module.css';

const load = () => import('./bench-dialog.tsx');

/** Shows what is on, and opens the choice of all there is. */
function BenchButton({ bench }: { readonly bench: Bench }) {
  const state = useObservableEagerState(bench.state$);
  const { module, open, close } = useLateDialog(load, 'The states could not be loaded. Please try again.');
  return (
    <>
      <Button size="small" className={buttonStyles.button} aria-haspopup="dialog" onClick={open}>
        {stateText(bench.settings, state)}
      </Button>
      {module && <module.BenchDialog bench={bench} onClose={close} />}
    </>
  );
}

/** QA's button for the bench, in the footer. Shows nothing where there is none. */
export function BenchSwitcher() {
  const { bench } = useApp();
  return bench && <BenchButton bench={bench} />;
}

/** What is on, in sentences, for those who do not see the badge. Empty where nothing is. */
const newsOf = (settings: readonly BenchSetting[], state: BenchState): string =>
  settings
    .flatMap(({ name, label, kind, choices }) => {
      const value = state[name];
      if (value === undefined) return [];
      const values = kind === 'several' ? value.split('+') : [value];
      return values.map((each) => {
        const does = kind === 'text' ? '' : choices.find((choice) => choice.value === each)?.does;
        return `${label} ${each} is on.${does ? ` ${does}` : ''}`;
      });
    })
    .join(' ');

/** Whether anything is on, or asked for in vain, and the text to announce. There is no text until something is on for the first time. */
const useBenchNews = ({ settings, state$, problem }: Bench) => {
  const text = [problem, newsOf(settings, useObservableEagerState(state$))].filter(Boolean).join(' ');
  const [news, setNews] = useState('');

  const notify = useEffectEvent((now: string) => {
    if (now) setNews(now);
    if (now || !news) return;
    setNews('No scenario is on.');
    const main = document.querySelector('main');
    // The badge disappeared together with the focus.
    if (main && document.activeElement === document.body) focusHeading(main);
  });
  // Screen readers announce changes: the place for the text must exist before the text.
  useEffect(() => {
    const waiting = setTimeout(() => notify(text));
    return () => clearTimeout(waiting);
  }, [text]);

  return { isOn: text !== '', news };
};

function Badge({ bench }: { readonly bench: Bench }) {
  const { isOn, news } = useBenchNews(bench);
  return (
    <>
      {isOn && (
        <aside className={styles.badge} aria-label="Scenario" data-ground="ticket">
          <BenchButton bench={bench} />
        </aside>
      )}
      <p className="sr" role="status">
        {news}
      </p>
    </>
  );
}

/** Visible on every screen while anything is on, so that nobody takes its effect for the product. */
export function BenchBadge() {
  const { bench } = useApp();
  return bench && <Badge bench={bench} />;
}
