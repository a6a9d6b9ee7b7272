import { useLayoutEffect, type ReactNode } from 'react';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { HealthBannerOnDemand } from '../../shell/health-banner-on-demand.tsx';
import { ApiStatus } from './api-status.tsx';

/** Makes health active, as it is once startup is over. */
function Active({ children }: { readonly children: ReactNode }) {
  const { health } = useApp();
  useLayoutEffect(() => health.activate(), [health]);
  return children;
}

/** Opens the status over a provider that answers with these statuses, one after another. Then it answers no more. */
const open = async (isBanner: boolean, ...statuses: readonly number[]) => {
  const online$ = new BehaviorSubject(true);
  const left = [...statuses];
  const onResult = vi.fn<(isConnected: boolean) => void>();
  const probe = () => {
    const next = left.shift();
    return next === undefined ? new Promise<number>(() => {}) : Promise.resolve(next);
  };
  const ui = isBanner ? <HealthBannerOnDemand /> : <ApiStatus onResult={onResult} />;
  const opened = await renderWithApp(<Active>{ui}</Active>, {
    probe: { configured: true, address: 'test', probe },
    browser: { online$ },
  });
  return { ...opened, onResult, online$ };
};
const FAILING = [500, 500, 500, 500];
const retry = page.getByRole('button', { name: 'Retry' });

describe('the API status panel (product.md, Errors and retry: api status)', () => {
  it("says 'Checking TMDB API status...' while its one check is under way", async () => {
    await open(false);
    await expect.element(page.getByText('Checking TMDB API status...')).toBeVisible();
  });

  it("says 'API Connected', of which provider and when, and calls its caller back", async () => {
    const { onResult } = await open(false, 200);
    await expect.element(page.getByText('API Connected')).toBeVisible();
    await expect.element(page.getByRole('status')).toHaveTextContent(/TMDB\. Last checked \d\d:\d\d:\d\d/);
    expect(onResult.mock.calls).toEqual([[true]]);
  });

  it("says 'API Connection Failed' and when; Retry reads 'Checking...' while busy", async () => {
    const { onResult } = await open(false, ...FAILING);
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(/API Connection Failed\s*Last checked \d\d:\d\d:\d\d/);
    expect(onResult.mock.calls).toEqual([[false]]);
    await userEvent.click(retry);
    await expect.element(page.getByRole('button', { name: 'Checking...' })).toBeDisabled();
    await expect.element(page.getByText('API Connection Failed')).toBeVisible();
  });
});

describe('the API status banner without a network', () => {
  it('says what is still possible, for as long as there is none', async () => {
    const { clock, online$ } = await open(true, ...FAILING, ...FAILING, ...FAILING);
    online$.next(false);
    await clock.advance(1_000);
    const sentence = page.getByText("You're offline. Your lists are still here.");
    await expect.element(sentence).toBeVisible();
    online$.next(true);
    await expect.element(sentence).not.toBeInTheDocument();
  });
});

describe('the API status banner (product.md, Errors and retry: api banner)', () => {
  it('appears when the health check fails, and goes when a retry succeeds', async () => {
    const { clock } = await open(true, ...FAILING, ...FAILING, 200);
    await expect.element(page.getByText('API Connection Failed')).not.toBeInTheDocument();
    await clock.advance(1_000);
    await userEvent.click(retry);
    await expect.element(page.getByText('API Connection Failed')).not.toBeInTheDocument();
  });

  it('does not appear while all is well', async () => {
    const { clock, app } = await open(true, 200);
    await clock.advance(1_000);
    let status = '';
    app.health.state$.subscribe((state) => (status = state.status)).unsubscribe();
    expect(status).toBe('connected');
    await expect.element(page.getByText('API Connection Failed')).not.toBeInTheDocument();
  });
});
