import { expect, it, vi } from 'vitest';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { Toaster } from '../components/toast/toaster.tsx';
import { ToasterOnDemand } from './toaster-on-demand.tsx';

const UNDO = { label: 'Undo', run: () => undefined };

// product.md, Notifications: durations.
it('gives a toast its whole time from when it is seen, however late its code comes', async () => {
  let arrive: (module: { Toaster: typeof Toaster }) => void = () => undefined;
  const load = () => new Promise<{ Toaster: typeof Toaster }>((resolve) => (arrive = resolve));
  const { screen, app, clock } = await renderWithApp(<ToasterOnDemand load={load} />);
  app.notifications.show({ type: 'success', message: 'Removed', durationMs: 4_000, action: UNDO });
  await expect.poll(() => arrive.length).toBe(1);
  await clock.advance(20_000);
  arrive({ Toaster });
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  await clock.advance(3_000);
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  // Its time begins with an effect, which may come after it is in the page.
  const left = () => screen.getByRole('button', { name: 'Undo' }).elements().length;
  await expect.poll(() => clock.advance(1_000).then(left)).toBe(0);
});

it('lets the time of a toast go on where its code does not come, so that the next one asks for it again', async () => {
  const load = vi.fn(() => Promise.reject<{ Toaster: typeof Toaster }>(new Error('No network.')));
  const { app, clock } = await renderWithApp(<ToasterOnDemand load={load} />);
  let count = 0;
  app.notifications.notifications$.subscribe(({ length }) => (count = length));
  app.notifications.show({ type: 'success', message: 'Removed', action: UNDO });
  await expect.poll(() => load.mock.calls.length).toBe(1);
  await expect.poll(() => clock.advance(1_000).then(() => count)).toBe(0);
});
