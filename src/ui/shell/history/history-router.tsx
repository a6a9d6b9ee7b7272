import { type ReactNode, useEffect, useLayoutEffect, useState, useTransition, createContext } from 'react';
import { Router } from 'react-router-dom';
import type { ScrollMemory } from '#application/ports/memories/scroll-memory.ts';
import type { BrowserHistory } from '../../hooks/history/browser-history.ts';
import { HistoryContext } from '../../hooks/history/history-context.ts';
import { ScrollRestoration } from './scroll-restoration.tsx';

/** Whether the visitor is on the way to another screen, and its code has been loading for a while. */
export const LeavingContext = createContext(false);

interface HistoryRouterProps {
  readonly history: BrowserHistory;
  readonly memory: ScrollMemory;
  readonly children: ReactNode;
}

/** A shorter wait is hardly noticed. */
const LATE_MS = 200;

/** Whether something has been going on for so long that the visitor must be shown it. */
const useLate = (isGoingOn: boolean): boolean => {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return undefined;
    const timer = setTimeout(() => setIsLate(true), LATE_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isGoingOn]);
  return isLate;
};

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
