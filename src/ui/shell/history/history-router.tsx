import { useLayoutEffect, useState, useTransition, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import type { ScrollMemory } from '#application/ports/memories/scroll-memory.ts';
import type { BrowserHistory } from '../../hooks/history/browser-history.ts';
import { HistoryContext } from '../../hooks/history/history-context.ts';
import { LeavingContext } from './leaving-context.ts';
import { ScrollRestoration } from './scroll-restoration.tsx';
import { useLate } from './use-late.ts';

interface HistoryRouterProps {
  readonly history: BrowserHistory;
  readonly memory: ScrollMemory;
  readonly children: ReactNode;
}

/** The router. Navigations are transitions: the former screen stays until the next one can be shown. */
export function HistoryRouter({ history, memory, children }: HistoryRouterProps) {
  const [step, setStep] = useState(history.step);
  const [isLeaving, startTransition] = useTransition();
  // Most screens come at once. To dim the former screen would paint all of it again.
  const isLate = useLate(isLeaving);
  useLayoutEffect(() => history.listen((next) => startTransition(() => setStep(next))), [history]);

  return (
    <HistoryContext value={history}>
      <LeavingContext value={isLate}>
        <Router navigator={history.navigator} location={step.location} navigationType={step.type}>
          <ScrollRestoration step={step} memory={memory}>
            {children}
          </ScrollRestoration>
        </Router>
      </LeavingContext>
    </HistoryContext>
  );
}
