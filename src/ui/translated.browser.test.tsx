import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { ARTWORK } from '#adapters/demo/demo-catalog.ts';
import type { GalleryState } from '#fixtures/gallery/gallery-entry.ts';
import { GALLERY } from '#fixtures/gallery/gallery-groups.ts';
import { useVisit } from '#fixtures/gallery/use-visit.ts';
import { translatePage } from '#fixtures/translate-page.ts';
import { AppAround } from '#fixtures/ui/app-around.tsx';
import { memoryHistory } from '#fixtures/ui/memory-history.ts';

/** The same state twice: as a browser translates it, and as React draws it alone. */
function Twice({ state }: { readonly state: GalleryState }) {
  const app = useVisit({});
  const [history] = useState(() => memoryHistory('/'));
  const shown = typeof state === 'function' ? null : state;
  return (
    <AppAround app={app} history={history} ready={{ images: ARTWORK }}>
      <div data-translated>{shown}</div>
      <div data-plain translate="no">
        {shown}
      </div>
    </AppAround>
  );
}

const textOf = (container: Element, place: string) => container.querySelector(`[data-${place}]`)?.textContent;

describe('every component in a page that is translated (product.md, Translated pages: texts)', () => {
  const entries = Object.values(GALLERY).flat();

  it.each(entries)('$component says the same after each change of state', async ({ states }) => {
    // Both are near the window, so that of both as much is drawn.
    await page.viewport(1280, 2_000);
    const errors = vi.spyOn(console, 'error');
    const shown = Object.values<GalleryState>(states);
    const { container, rerender } = await render(<Twice state={shown[0]} />);
    translatePage();
    for (const state of [...shown, ...shown.toReversed()]) {
      await rerender(<Twice state={state} />);
      await expect.poll(() => textOf(container, 'translated')).toBe(textOf(container, 'plain'));
    }
    expect(errors).not.toHaveBeenCalled();
  });
});
