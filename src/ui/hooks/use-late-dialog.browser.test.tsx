import { expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { useLateDialog } from './use-late-dialog.ts';

interface Code {
  readonly text: string;
}

it('says that a dialog could not be opened when its code has not come after 120 s, and opens it on the next try', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let arrive: (code: Code) => void = () => undefined;
  const coming = new Promise<Code>((resolve) => (arrive = resolve));
  function Page() {
    const { module, isOpen, open } = useLateDialog(() => coming, 'Failed to add to collection');
    return (
      <>
        <button type="button" onClick={open}>
          Open
        </button>
        {module && isOpen && <p>{module.text}</p>}
      </>
    );
  }
  const { screen, app } = await renderWithApp(<Page />);
  let told: readonly string[] = [];
  app.notifications.notifications$.subscribe((list) => (told = list.map(({ type, message }) => `${type}: ${message}`)));

  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await vi.advanceTimersByTimeAsync(119_999);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual(['error: Failed to add to collection']);

  arrive({ text: 'The dialog' });
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.getByText('The dialog').elements()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await expect.element(screen.getByText('The dialog')).toBeVisible();
});
