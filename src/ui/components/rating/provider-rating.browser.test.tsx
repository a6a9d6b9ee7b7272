import { describe, expect, it } from 'vitest';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { ProviderRating } from './provider-rating.tsx';

const GOOD = 'rgb(127, 209, 139)';
const FAIR = 'rgb(242, 200, 75)';
const POOR = 'rgb(255, 139, 116)';

const rated = (vote_average: number) => ({ id: 1, vote_average, vote_count: vote_average > 0 ? 100 : 0 });

describe('a rating badge', () => {
  it.each([
    [10, '10.0', GOOD],
    [8, '8.0', GOOD],
    [7.96, '8.0', GOOD],
    [7.9, '7.9', FAIR],
    [6, '6.0', FAIR],
    [5.9, '5.9', POOR],
    [0.5, '0.5', POOR],
  ])('shows %d as %s on its colour', async (average, text, colour) => {
    const { screen } = await renderWithApp(<ProviderRating title={rated(average)} mark={undefined} />);
    const badge = screen.getByRole('img', { name: `Rating ${text}`, exact: true });
    await expect.element(badge).toHaveTextContent(text);
    expect(getComputedStyle(badge.element()).backgroundColor).toBe(colour);
  });

  it('is not there when nobody voted', async () => {
    const { screen } = await renderWithApp(<ProviderRating title={rated(0)} mark={undefined} />);
    expect(screen.container.textContent).toBe('');
  });

  it('says N/A when nobody voted and it has to say something', async () => {
    const { screen } = await renderWithApp(<ProviderRating title={rated(0)} mark={undefined} showNone />);
    await expect.element(screen.getByText('N/A')).toBeVisible();
  });
});
