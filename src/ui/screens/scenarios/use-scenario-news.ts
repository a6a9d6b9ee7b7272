import { useObservableEagerState } from 'observable-hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Scenario, Scenarios } from '#application/scenarios.ts';
import { focusHeading } from '../../hooks/focus-heading.ts';

const NONE = 'none';

/** Whether a scenario is on, and the text to announce. There is no text until the first scenario is on. */
export const useScenarioNews = ({ current$ }: Scenarios) => {
  const scenario = useObservableEagerState(current$);
  const [news, setNews] = useState('');

  const notify = useEffectEvent(({ name, does }: Scenario) => {
    if (name !== NONE) setNews(`Scenario ${name} is on. ${does}`);
    if (name !== NONE || !news) return;
    setNews('No scenario is on.');
    const main = document.querySelector('main');
    // The badge disappeared together with the focus.
    if (main && document.activeElement === document.body) focusHeading(main);
  });
  // Screen readers announce changes: the place for the text must exist before the text.
  useEffect(() => {
    const waiting = setTimeout(() => notify(scenario));
    return () => clearTimeout(waiting);
  }, [scenario]);

  return { isOn: scenario.name !== NONE, news };
};
