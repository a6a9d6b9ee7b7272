import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { useModule } from './use-module.ts';

const Late = ({ name }: { readonly name: string }) => <p>{name} is here</p>;

const open = async (load: () => Promise<{ Late: typeof Late }>, onMissing?: () => void) => {
  function Page() {
    const [isNeeded, setNeeded] = useState(false);
    const part = useModule(load, isNeeded, onMissing);
    return (
      <>
        <button type="button" onClick={() => setNeeded(!isNeeded)}>
          Toggle
        </button>
        {isNeeded && part && <part.Late name="The part" />}
      </>
    );
  }
  const { screen, app, clock } = await renderWithApp(<Page />);
  const toggle = screen.getByRole('button', { name: 'Toggle' });
  return { screen, toggle, clock, warn: vi.spyOn(app.consoleLog, 'warn') };
};

/** A failure is told a second later, because a page may be on its way out. */
const holdTimers = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
};

it('loads a module once, when it is first needed', async () => {
  const load = vi.fn(() => Promise.resolve({ Late }));
  const { screen, toggle } = await open(load);
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(toggle);
  await expect.element(screen.getByText('The part is here')).toBeVisible();
  await userEvent.click(toggle);
  await userEvent.click(toggle);
  await expect.element(screen.getByText('The part is here')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

it('does without a module that cannot be loaded, and tries again when it is needed again', async () => {
  holdTimers();
  const load = vi.fn(() => Promise.resolve({ Late })).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { screen, toggle, warn } = await open(load);
  await userEvent.click(toggle);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(warn).toHaveBeenCalledOnce();
  await userEvent.click(toggle);
  await userEvent.click(toggle);
  await expect.element(screen.getByText('The part is here')).toBeVisible();
});

const held = () => {
  let arrive: (module: { Late: typeof Late }) => void = () => undefined;
  const coming = new Promise<{ Late: typeof Late }>((resolve) => (arrive = resolve));
  return { load: () => coming, arrive: () => arrive({ Late }) };
};

it('does without a module that has not come after 120 s, and shows it when it is needed again and has come after all', async () => {
  holdTimers();
  const { load, arrive } = held();
  const { screen, toggle, clock, warn } = await open(load);
  await userEvent.click(toggle);
  await clock.advance(119_999);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(warn).not.toHaveBeenCalled();
  await clock.advance(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(warn).toHaveBeenCalledOnce();
  arrive();
  await userEvent.click(toggle);
  await userEvent.click(toggle);
  await expect.element(screen.getByText('The part is here')).toBeVisible();
});

it('calls back when a module does not come', async () => {
  const { load, arrive } = held();
  const onMissing = vi.fn();
  const { screen, toggle, clock, warn } = await open(load, onMissing);
  await userEvent.click(toggle);
  await clock.advance(119_999);
  expect(onMissing).not.toHaveBeenCalled();
  await clock.advance(1);
  await expect.poll(() => onMissing).toHaveBeenCalledOnce();
  arrive();
  await userEvent.click(toggle);
  await userEvent.click(toggle);
  await expect.element(screen.getByText('The part is here')).toBeVisible();
  expect(onMissing).toHaveBeenCalledOnce();
  expect(warn).not.toHaveBeenCalled();
});
