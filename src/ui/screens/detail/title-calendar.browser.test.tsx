import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openNear } from '#fixtures/ui/open-extras.tsx';

const RELEASES = {
  DE: [
    { kind: 'cinema', day: '2026-12-12' },
    { kind: 'home', day: '2027-03-03' },
  ],
} as const;
const link = page.getByRole('link', { name: 'Calendar' });
const add = page.getByRole('button', { name: 'Add to my calendar' });
const dialog = page.getByRole('dialog');

describe('the days of a title’s page', () => {
  it('can be taken along while one is to come (product.md, Calendar files: buttons)', async () => {
    await openNear({ extra: { releases: RELEASES } });
    await add.click();
    await expect.element(dialog).toHaveTextContent('2 days as a file');
  });

  it('can be taken along without those that are gone', async () => {
    const DE = [{ kind: 'cinema', day: '2026-11-15' } as const, ...RELEASES.DE.slice(1)];
    await openNear({ extra: { releases: { DE } } });
    await expect
      .element(page.getByText('In cinemas since 15 November, at home from 3 March, Germany'))
      .toBeInTheDocument();
    await add.click();
    await expect.element(dialog).toHaveTextContent('1 day as a file');
  });

  it('cannot be taken along where all of them are gone', async () => {
    await openNear({ extra: { releases: { DE: [{ kind: 'cinema', day: '2026-11-15' }] } } });
    await expect.element(page.getByText('In cinemas since 15 November, Germany')).toBeInTheDocument();
    await expect.element(add).not.toBeInTheDocument();
  });

  it('of a show are its next episode, which can be taken along (product.md, Calendar files: next episode)', async () => {
    const next_episode = { season_number: 2, episode_number: 5, name: 'Salt', air_date: '2026-12-12' };
    await openNear({ title: { media_type: 'tv', release_date: '', next_episode } });
    await expect.element(page.getByText('Next: S2 E5, 12 December')).toBeInTheDocument();
    await expect.element(link).toHaveAttribute('href', '/calendar');
    await add.click();
    await expect.element(dialog).toHaveTextContent('1 day as a file');
  });

  it.each([
    ['that was shown', '2026-11-20'],
    ['without a day', ''],
    ['in the year 9999', '9999-12-31'],
  ])('are not told of an episode %s', async (_, air_date) => {
    const next_episode = { season_number: 2, episode_number: 5, name: 'Salt', air_date };
    await openNear({
      title: { media_type: 'tv', release_date: '', next_episode },
      extra: { certifications: { DE: '12' } },
    });
    await expect.element(page.getByText('FSK 12, Germany')).toBeInTheDocument();
    await expect.element(add).not.toBeInTheDocument();
    await expect.element(link).not.toBeInTheDocument();
  });
});
