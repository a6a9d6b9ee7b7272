import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openToaster as open, shownBy } from '#fixtures/ui/open-toaster.tsx';

describe('a toast', () => {
  it.each(['blank', 'success', 'loading', 'custom'] as const)('announces %s as a status', async (type) => {
    const { screen, show } = await open();
    show(type, 'Link copied to clipboard!');
    await expect.element(screen.getByRole('status')).toHaveTextContent('Link copied to clipboard!');
  });

  it('announces an error as an alert', async () => {
    const { screen, show } = await open();
    show('error', 'Rate Limited: Too many requests, please wait');
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Rate Limited: Too many requests, please wait');
  });

  it('is said once', async () => {
    const { screen, show } = await open();
    show('success', 'Link copied to clipboard!');
    await expect.element(screen.getByText('Link copied to clipboard!')).toBeVisible();
    // A second announcement for screen readers would come a few frames later.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(screen.getByText('Link copied to clipboard!').elements()).toHaveLength(1);
    expect(screen.getByRole('status').elements()).toHaveLength(1);
  });

  it('shows markup as text', async () => {
    const { screen, show } = await open();
    show('blank', '<b>bold</b>');
    await expect.element(screen.getByText('<b>bold</b>')).toBeVisible();
  });

  // product.md, Notifications: place.
  it('is at most 350 px wide, at the top, in the middle, above everything', async () => {
    const { screen, show } = await open();
    show('blank', 'A message that goes on for longer than one line of a toast has room for');
    await expect.element(screen.getByRole('status')).toBeVisible();
    const list = screen.getByRole('list').element();
    const { left, right, top } = list.getBoundingClientRect();
    expect(right - left).toBeLessThanOrEqual(350);
    expect(Math.abs(left - (window.innerWidth - right))).toBeLessThanOrEqual(1);
    expect(top).toBeLessThan(32);
    expect(getComputedStyle(list).zIndex).toBe('9999');
  });

  it('stays as long as the core says, 2 s for a success, and goes', async () => {
    const { screen, clock, show } = await open();
    show('success', 'Done');
    await expect.element(screen.getByText('Done')).toBeVisible();
    await clock.advance(1_999);
    await expect.element(screen.getByText('Done')).toBeVisible();
    await clock.advance(1);
    await expect.element(screen.getByText('Done')).not.toBeInTheDocument();
  });

  it('has no end of its own', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { screen, app, show } = await open();
    show('loading', 'Loading...');
    await expect.element(screen.getByText('Loading...')).toBeVisible();
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    expect(shownBy(app)).toEqual(['Loading...']);
  });

  it('can be dismissed', async () => {
    const { screen, app, clock, show } = await open();
    show('loading', 'Loading...');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await expect.element(screen.getByText('Loading...')).not.toBeInTheDocument();
    await clock.advance(1_000);
    expect(shownBy(app)).toEqual([]);
  });
});

it('gives the focus back when the last toast is dismissed', async () => {
  const { screen, show } = await open();
  const share = screen.getByRole('button', { name: 'Share' });
  share.element().focus();
  show('success', 'First');
  show('success', 'Second');
  await expect.element(screen.getByText('Second')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }).last());
  await expect.element(screen.getByText('Second')).not.toBeInTheDocument();
  await expect.element(share).not.toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await expect.element(share).toHaveFocus();
});
