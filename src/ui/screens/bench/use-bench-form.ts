import { useObservableEagerState } from 'observable-hooks';
import { use, useState } from 'react';
import type { Bench, BenchState } from '#application/ports/bench.ts';
import { useApp } from '../../hooks/app-context.ts';
import { HistoryContext } from '../../hooks/history/history-context.ts';

const filled = (values: BenchState): BenchState =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

/** What is chosen in the switcher, before it is applied. */
export const useBenchForm = (bench: Bench, onClose: () => void) => {
  const { copyText } = useApp();
  const history = use(HistoryContext);
  const current = useObservableEagerState(bench.state$);
  const [changes, setChanges] = useState<BenchState>({});
  const [isTried, setTried] = useState(false);
  const chosen = filled({ ...current, ...changes });

  const problemOf = (name: string): string | undefined => {
    const value = chosen[name];
    return isTried && value !== undefined ? bench.problemOf(name, value) : undefined;
  };
  const isFaulty = Object.entries(chosen).some(([name, value]) => bench.problemOf(name, value) !== undefined);
  /** Does nothing but say so where something is wrong. */
  const whenGood = (act: () => void) => () => {
    setTried(isFaulty);
    if (!isFaulty) act();
  };
  const close = (state: BenchState) => {
    setChanges({});
    onClose();
    const choose = () => bench.choose(state);
    // It may load another address: the dialog's entry of the history goes first.
    setTimeout(() => (history?.dialogs ? history.dialogs.navigate(false, choose) : choose()));
  };

  return {
    valueOf: (name: string) => chosen[name] ?? '',
    problemOf,
    change: (name: string, value: string) => setChanges((before) => ({ ...before, [name]: value })),
    apply: whenGood(() => close(chosen)),
    endAll: () => close({}),
    copy: whenGood(() => void copyText.execute('link', bench.addressOf(chosen))),
  };
};
