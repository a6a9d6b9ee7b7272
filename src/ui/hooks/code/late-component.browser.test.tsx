import { Suspense, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Catch } from '../../screens/error/catch.tsx';
import { lateComponent, Nothing } from './late-component.tsx';

const Arrived = () => <p>Arrived</p>;
interface Code {
  readonly Arrived: ComponentType;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  // React writes every error that it catches to the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => void vi.useRealTimers());

const show = (Screen: ComponentType) =>
  render(
    <Catch of="here" fallback={(error) => <p>{String(error)}</p>}>
      <Suspense fallback={<p>Loading</p>}>
        <Screen />
      </Suspense>
    </Catch>,
  );

/** A load that ends when the test says so. */
const held = () => {
  let arrive: (code: Code) => void = () => undefined;
  const coming = new Promise<Code>((resolve) => (arrive = resolve));
  return { load: vi.fn(() => coming), arrive: () => arrive({ Arrived }) };
};

// product.md, Provider calls: code.
it('fails, like one that cannot be loaded, 120 s after its code was first asked for', async () => {
  const { load } = held();
  const { Component, preload } = lateComponent(load, 'Arrived');
  const first = preload().catch(String);
  vi.advanceTimersByTime(60_000);
  const screen = await show(Component);
  vi.advanceTimersByTime(59_999);
  await expect.element(screen.getByText('Loading')).toBeVisible();
  vi.advanceTimersByTime(1);
  await expect.element(screen.getByText('Error: The code did not come within 120 s.')).toBeVisible();
  expect(await first).toBe('Error: The code did not come within 120 s.');
});

it('is shown without any waiting when its code comes after all', async () => {
  const { load, arrive } = held();
  const { Component, preload } = lateComponent(load, 'Arrived');
  const first = preload().catch(() => undefined);
  vi.advanceTimersByTime(120_000);
  await first;
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  const screen = await show(Component);
  expect(screen.getByText('Arrived').elements()).toHaveLength(1);
});

it('is asked for again where it could not be loaded', async () => {
  const load = vi.fn(() => Promise.resolve<Code>({ Arrived })).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { Component, preload } = lateComponent(load, 'Arrived');
  await expect(preload()).rejects.toThrow('Failed to fetch');
  const screen = await show(Component);
  await expect.element(screen.getByText('Arrived')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('shows nothing, or the given replacement, where its code does not come', async () => {
  const load = () => Promise.reject<Code>(new TypeError('Failed to fetch'));
  const { Component: Part } = lateComponent(load, 'Arrived', Nothing);
  const { Component: Screen } = lateComponent(held().load, 'Arrived', () => <p>Instead</p>);
  const screen = await show(() => (
    <>
      <p>The page</p>
      <Part />
      <Screen />
    </>
  ));
  await expect.element(screen.getByText('Loading')).toBeVisible();
  vi.advanceTimersByTime(120_000);
  await expect.element(screen.getByText('Instead')).toBeVisible();
  expect(screen.container).toHaveTextContent('The pageInstead');
});
