// First, so that the order of the layers is known before any component's.
import '#ui/styles/global.css';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { EpisodeTick } from './episode-tick.tsx';

function Ticked() {
  const [isSeen, setSeen] = useState(false);
  return <EpisodeTick season={2} number={5} isSeen={isSeen} onToggle={() => setSeen(!isSeen)} />;
}

const tick = (name: string) => page.getByRole('button', { name, exact: true });

describe('the tick of an episode (product.md, Shows: tick)', () => {
  it('is pressed while the episode was seen, by mouse and by keyboard, and keeps its name', async () => {
    await renderWithApp(<Ticked />);
    await expect.element(tick('Seen: S2 E5')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(tick('Seen: S2 E5'));
    await expect.element(tick('Seen: S2 E5')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(tick('Seen: S2 E5')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(tick('Seen: S2 E5')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{Enter}');
    await expect.element(tick('Seen: S2 E5')).toHaveAttribute('aria-pressed', 'true');
  });

  it('is large enough for a finger', async () => {
    await renderWithApp(<Ticked />);
    const { width, height } = tick('Seen: S2 E5').element().getBoundingClientRect();
    expect([width, height]).toEqual([44, 44]);
  });
});
