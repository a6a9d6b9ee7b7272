import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { GALLERY } from '#fixtures/gallery/gallery-groups.ts';
import { Gallery } from '#fixtures/gallery/gallery.tsx';

const open = async (group: string) => {
  const errors = vi.spyOn(console, 'error');
  const { container } = await render(<Gallery groups={GALLERY} group={group} />);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
  return { errors, states: () => [...container.querySelectorAll('[data-state] figcaption + div')] };
};

const stateNames = (group: keyof typeof GALLERY) => GALLERY[group].flatMap(({ states }) => Object.keys(states));

describe('every component in every state (product.md, QA: gallery)', () => {
  it.each(Object.keys(GALLERY) as (keyof typeof GALLERY)[])('is drawn, without an error: %s', async (group) => {
    const { errors, states } = await open(group);
    expect(states()).toHaveLength(stateNames(group).length);
    // Code that comes late is here by then.
    await expect.poll(() => states().filter(({ childElementCount }) => childElementCount === 0)).toEqual([]);
    expect(errors).not.toHaveBeenCalled();
  });

  it('opens what lies over the page, and closes it', async () => {
    await open('dialog');
    await page.getByRole('button', { name: 'Open' }).nth(1).click();
    await expect.element(page.getByRole('dialog', { name: 'New collection' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('has one address a state', () => {
    for (const entries of Object.values(GALLERY)) {
      const names = entries.map(({ component }) => component);
      expect(names).toEqual([...new Set(names)]);
    }
  });
});
