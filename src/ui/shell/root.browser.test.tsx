import { BehaviorSubject } from 'rxjs';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { stubCatalog } from '#fixtures/stub-catalog.ts';
import { testApp } from '#fixtures/ui/test-app.ts';
import { Root } from './root.tsx';

it('asks nothing of the provider after a failed token check, until a retry passes it', async () => {
  const asked: string[] = [];
  const online$ = new BehaviorSubject(true);
  const probe = {
    configured: false,
    address: 'https://api.example/3',
    probe: () => {
      asked.push('probe');
      return Promise.resolve(200);
    },
  };
  const clock = new VirtualClock();
  const fetchConfiguration = () => {
    asked.push('configuration');
    return Promise.resolve({ baseUrl: '/artwork/', sized: false });
  };
  const app = testApp({ catalog: stubCatalog({ fetchConfiguration }), clock, probe, browser: { online$ } });
  const stop = app.startup.activate();
  await render(<Root app={app} />);
  await expect
    .element(page.getByText('TMDB API token is missing. Please check your environment variables.'))
    .toBeVisible();
  await clock.advance(60_000);
  online$.next(false);
  online$.next(true);
  await clock.advance(60_000);
  await userEvent.click(page.getByRole('button', { name: 'Try Again' }));
  await clock.advance(60_000);
  expect(asked).toEqual([]);

  probe.configured = true;
  await userEvent.click(page.getByRole('button', { name: 'Try Again' }));
  await expect.poll(() => asked).toEqual(['probe', 'configuration']);
  await expect.poll(async () => (await clock.advance(1_000), asked.slice(2))).toEqual(['probe']);
  stop();
});
