import { useObservableEagerState } from 'observable-hooks';
import { Suspense, useEffect } from 'react';
import type { App } from '#application/app.ts';
import { mayAskProvider } from '#domain/startup-state.ts';
import { AppContext, useApp } from '../hooks/app-context.ts';
import { lateComponent } from '../hooks/code/late-component.tsx';
import { browserHistory } from '../hooks/history/browser-history.ts';
import { ReadyContext } from '../hooks/ready-context.ts';
import { Boundary } from '../screens/error/boundary.tsx';
import { StartupScreen } from '../screens/startup/startup-screen.tsx';
import { BenchBadge } from './bench-parts.ts';
import { HistoryRouter } from './history/history-router.tsx';
import { LatePageLoading } from './late-page-loading.tsx';
import { RatingsVeil } from './ratings-veil.tsx';
import { firstScreen } from './routes.tsx';
import { Screens } from './screens.tsx';
import { useSettled } from './settling.ts';
import { ThemeOfDocument } from './theme-of-document.tsx';
import { useLibraryLoader } from './use-library-loader.ts';

const { Component: StartupFailed } = lateComponent(
  () => import('../screens/startup/startup-failed.tsx'),
  'StartupFailed',
);

const history = browserHistory();

/**
 * Shows screens once startup, which is already running, is ready. Until then, it shows the state of startup
 * (product.md, Startup: order).
 */
function Started() {
  const { startup, health, scrollMemory } = useApp();
  const state = useObservableEagerState(startup.state$);
  const isAsked = mayAskProvider(state);
  useLibraryLoader(isAsked && state.status !== 'failed');
  useEffect(() => (isAsked ? health.activate() : undefined), [health, isAsked]);
  const isFirstHere = useSettled(firstScreen);
  if (state.status === 'loading') return <StartupScreen />;
  if (state.status === 'failed') {
    return (
      <Suspense fallback={<StartupScreen />}>
        <StartupFailed {...state} />
      </Suspense>
    );
  }
  return (
    <ReadyContext value={state}>
      {isFirstHere ? (
        <HistoryRouter history={history} memory={scrollMemory}>
          <RatingsVeil>
            <Screens />
          </RatingsVeil>
        </HistoryRouter>
      ) : (
        <LatePageLoading />
      )}
    </ReadyContext>
  );
}

export function Root({ app }: { readonly app: App }) {
  return (
    <AppContext value={app}>
      <Boundary>
        <ThemeOfDocument />
        <Started />
      </Boundary>
      {BenchBadge && app.bench && <BenchBadge />}
    </AppContext>
  );
}
