import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Route, Routes } from 'react-router-dom';
import type { ScreenName } from '#domain/addresses/screens.ts';
import { hostPath } from '#ui/hooks/address/site-path.ts';
import { AppContext } from '#ui/hooks/app-context.ts';
import { browserHistory } from '#ui/hooks/history/browser-history.ts';
import type { HistoryWindow } from '#ui/hooks/history/patient-window.ts';
import { ReadyContext } from '#ui/hooks/ready-context.ts';
import { TitleScreen } from '#ui/screens/detail/detail-screen.tsx';
import { HomeScreen } from '#ui/screens/home/home-screen.tsx';
import { HistoryRouter } from '#ui/shell/history/history-router.tsx';
import { Layout } from '#ui/shell/layout.tsx';
import { frameApp } from './frame-app.ts';

/** The screens that begin with a skeleton. Each other one begins with its code, and an empty page until then. */
const SCREENS: Partial<Record<ScreenName, ReactNode>> = {
  home: <HomeScreen />,
  detail: <TitleScreen id={{ media_type: 'movie', id: 1 }} />,
};

/** An address of no screen, for no link of the frame leads to where the visitor is. */
const NOWHERE: HistoryWindow = {
  history: { state: null, pushState: () => undefined, replaceState: () => undefined, go: () => undefined },
  location: { pathname: hostPath('/frame'), search: '', hash: '' },
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
};

/**
 * Renders the layout around the skeletons of the first screens, by the components that draw them in the application. The
 * early script says which screen the address is of; the styles hide the others.
 * @returns HTML
 */
export const renderFrame = (): string => {
  const app = frameApp(import.meta.env.CONFIG);
  const screens = Object.entries(SCREENS).map(([name, screen]) => (
    <div key={name} data-screen={name}>
      {screen}
    </div>
  ));
  const html = renderToStaticMarkup(
    <AppContext value={app}>
      <ReadyContext value={{ status: 'ready', images: { baseUrl: '', sized: false } }}>
        <HistoryRouter history={browserHistory(NOWHERE)} memory={app.scrollMemory}>
          <Routes>
            <Route element={<Layout />}>
              <Route path="*" element={screens} />
            </Route>
          </Routes>
        </HistoryRouter>
      </ReadyContext>
    </AppContext>,
  );
  // React puts what belongs into the head of a page before all else.
  return html.slice(html.indexOf('<div'));
};
