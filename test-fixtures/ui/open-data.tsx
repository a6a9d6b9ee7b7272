import { expect } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { MemoryEntries } from '#adapters/store/memory-entries.ts';
import type { App } from '#application/app.ts';
import type { Browser } from '#application/ports/browser.ts';
import type { DataFacade } from '#application/use-cases/data/data-facade.ts';
import type { DevicesFacade } from '#application/use-cases/devices/devices-facade.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import { AppContext } from '#ui/hooks/app-context.ts';
import { DataScreen } from '#ui/screens/data/data-screen.tsx';
import { AskedImport } from '#ui/shell/asked-import.tsx';
import { HistoryRouter } from '#ui/shell/history/history-router.tsx';
import { memoryHistory } from './memory-history.ts';
import { renderWithApp } from './render-with-app.tsx';

interface DataToOpen {
  readonly library?: Partial<Library>;
  readonly browser?: Partial<Browser>;
  /** The bundles of other identifiers. */
  readonly others?: Readonly<Record<string, object>>;
  /** What shares lists between devices; nothing can be shared unless given. */
  readonly devices?: DevicesFacade;
  readonly openDevices?: DataFacade['openDevices'];
}

const SCREEN = (
  <>
    <main>
      <DataScreen />
    </main>
    <AskedImport />
  </>
);

/** Opens 'Your data' over a library that has been loaded. */
export const openData = async ({ library = {}, browser = {}, others = {}, devices, openDevices }: DataToOpen = {}) => {
  const entries = new MemoryEntries();
  for (const [identifier, bundle] of Object.entries(others)) {
    entries.setItem(`matinee_user_data_${identifier}`, JSON.stringify(bundle));
  }
  const own = { ...EMPTY_LIBRARY, ...library };
  entries.setItem('matinee_user_data_203.0.113.7', JSON.stringify(own));
  const harness = await renderWithApp(SCREEN, {
    path: '/data',
    library: own,
    browser,
    entries,
    ...(devices && { openDevices: async () => devices }),
    ...(openDevices && { openDevices }),
  });
  const { app, clock } = harness;
  await app.library.identity.resolve();
  app.library.loader.activate();
  const emitted: string[] = [];
  app.notifications.notifications$.subscribe((list) =>
    emitted.splice(0, emitted.length, ...list.map(({ message }) => message)),
  );
  await clock.advance(1_000);
  await expect.element(page.getByRole('button', { name: 'Take along' })).toBeVisible();
  // What other identifiers have waits for this one's; and that the lists are back is no longer news.
  await clock.advance(5_100);
  return {
    ...harness,
    entries,
    emitted,
    undo: () => {
      app.notifications.notifications$.subscribe((list) => list.at(-1)?.action?.run()).unsubscribe();
    },
  };
};

/** 'Your data' once more, over another core than before. */
export const openDataOver = async (app: App, own: object) => {
  await cleanup();
  Object.assign(app.library, own);
  return render(
    <AppContext value={app}>
      <HistoryRouter history={memoryHistory('/data')} memory={app.scrollMemory}>
        {SCREEN}
      </HistoryRouter>
    </AppContext>,
  );
};
