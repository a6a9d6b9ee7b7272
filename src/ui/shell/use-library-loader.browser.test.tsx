import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { App } from '#application/app.ts';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { useLibraryLoader } from './use-library-loader.ts';

function Keeping() {
  const [isReady, setReady] = useState(false);
  useLibraryLoader(isReady);
  return (
    <button type="button" onClick={() => setReady(true)}>
      Ready
    </button>
  );
}

const statusOf = ({ library }: App): string => {
  let status = '';
  library.loader.loadState$.subscribe((state) => (status = state.status)).unsubscribe();
  return status;
};

it('asks who the visitor is at once, and loads the library 1 s after the app is ready', async () => {
  const { app, clock, screen } = await renderWithApp(<Keeping />);
  const seen: unknown[] = [];
  const looking = app.library.identity.polled$.subscribe((identifier) => seen.push(identifier));
  await clock.advance(5_000);
  looking.unsubscribe();
  expect(seen).toEqual(['203.0.113.7']);
  expect(statusOf(app)).toBe('pending');
  await userEvent.click(screen.getByRole('button', { name: 'Ready' }));
  await clock.advance(999);
  expect(statusOf(app)).toBe('pending');
  await clock.advance(1);
  expect(statusOf(app)).toBe('fulfilled');
});

it('stops when it is left', async () => {
  const { app, clock, screen } = await renderWithApp(<Keeping />);
  await userEvent.click(screen.getByRole('button', { name: 'Ready' }));
  await screen.unmount();
  await clock.advance(5_000);
  expect(statusOf(app)).toBe('pending');
});
