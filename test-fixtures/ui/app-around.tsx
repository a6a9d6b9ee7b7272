// First, so that the order of the layers is known before any component's.
import '#ui/styles/global.css';
import { useEffect, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { App } from '#application/app.ts';
import { AppContext } from '#ui/hooks/app-context.ts';
import type { BrowserHistory } from '#ui/hooks/history/browser-history.ts';
import { ReadyContext, type Ready } from '#ui/hooks/ready-context.ts';
import { HistoryRouter } from '#ui/shell/history/history-router.tsx';
import { guardConversions } from '#ui/shell/input/guard-conversions.ts';
import { guardInput } from '#ui/shell/input/guard-input.ts';
import { RatingsVeil } from '#ui/shell/ratings-veil.tsx';

interface AppAroundProps {
  readonly app: App;
  readonly history: BrowserHistory;
  /** What startup has loaded already. */
  readonly ready: Omit<Extract<Ready, { readonly status: 'ready' }>, 'status'>;
  /** The pattern of the route that shows what is inside. */
  readonly route?: string;
  readonly children: ReactNode;
}

/** What every component may count on, as the app has it around them. */
export function AppAround({ app, history, ready, route = '*', children }: AppAroundProps) {
  useEffect(guardConversions, []);
  useEffect(guardInput, []);
  return (
    <AppContext value={app}>
      <ReadyContext value={{ status: 'ready', ...ready }}>
        <HistoryRouter history={history} memory={app.scrollMemory}>
          <RatingsVeil>
            <Routes>
              <Route path={route} element={children} />
            </Routes>
          </RatingsVeil>
        </HistoryRouter>
      </ReadyContext>
    </AppContext>
  );
}
