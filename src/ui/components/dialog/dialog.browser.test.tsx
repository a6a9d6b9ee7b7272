import { useState, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '../../styles/global.css';
import { Dialog } from './dialog.tsx';

function Opener({ children, footer }: { readonly children: ReactNode; readonly footer?: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div style={{ height: '300vh' }}>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog onClose={() => setOpen(false)} title="Create Collection" footer={footer}>
          {children}
        </Dialog>
      )}
    </div>
  );
}

const dialog = page.getByRole('dialog', { name: 'Create Collection' });
const opener = page.getByRole('button', { name: 'Open' });
const close = page.getByRole('button', { name: 'Close' });

const open = async (children: ReactNode, footer?: ReactNode) => {
  await render(<Opener footer={footer}>{children}</Opener>);
  await opener.click();
  await expect.element(dialog).toBeVisible();
};

beforeEach(async () => {
  await page.viewport(800, 600);
  window.scrollTo(0, 0);
});

describe('Dialog', () => {
  it('holds its children only while it is open', async () => {
    await render(<Opener>A body</Opener>);
    await expect.element(page.getByText('A body')).not.toBeInTheDocument();
    await opener.click();
    await expect.element(page.getByText('A body')).toBeVisible();
    await close.click();
    await expect.element(page.getByText('A body')).not.toBeInTheDocument();
  });

  it('locks the page and keeps its width, without a style that the whole page would inherit', async () => {
    await render(<Opener>A body</Opener>);
    const content = opener.element().parentElement;
    const width = content?.clientWidth;
    await opener.click();
    await expect.element(dialog).toBeVisible();
    expect(getComputedStyle(document.body).overflowY).toBe('hidden');
    expect(content?.clientWidth).toBe(width);
    expect(document.documentElement.style).toHaveLength(0);
    expect(content && getComputedStyle(content).pointerEvents).toBe('auto');
    await close.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(getComputedStyle(document.body).overflowY).not.toBe('hidden');
    expect(document.body.style.paddingRight).toBe('');
  });

  it('focuses the first field, whatever comes before it (product.md, Pictures and focus: dialog focus)', async () => {
    await open(
      <>
        <button type="button">A choice</button>
        <input type="hidden" />
        <input type="file" style={{ display: 'none' }} />
        <input aria-label="Locked" disabled />
        <input aria-label="Collection Name" />
      </>,
    );
    await expect.element(page.getByLabelText('Collection Name')).toHaveFocus();
  });

  // product.md, Pictures and focus: dialog focus.
  it('focuses the first enabled choice where there is no field', async () => {
    await open(
      <>
        <button type="button" disabled>
          Off
        </button>
        <button type="button" aria-disabled="true">
          Taken
        </button>
        <button type="button">Free</button>
      </>,
      <button type="button">Cancel</button>,
    );
    await expect.element(page.getByRole('button', { name: 'Free' })).toHaveFocus();
  });

  it('focuses the close button where there is nothing to choose', async () => {
    await open('Only words', <button type="button">Cancel</button>);
    await expect.element(close).toHaveFocus();
  });

  it('keeps the focus inside', async () => {
    await open(<button type="button">Free</button>);
    const seen = new Set<string>();
    for (let step = 0; step < 5; step += 1) {
      await userEvent.keyboard('{Tab}');
      seen.add(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');
    }
    expect(seen).toEqual(new Set(['Close', 'Free']));
  });

  it.each([
    ['its close button', () => close.click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a press beside it', () => userEvent.click(document.documentElement, { position: { x: 8, y: 300 } })],
  ])('is closed by %s, and gives the focus back', async (_, shut) => {
    await open('Only words');
    await shut();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it('scrolls once to what Tab leads to, also where it lies over another dialog: Firefox loses a second time', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await render(
      <Opener>
        <Dialog onClose={() => undefined} title="Over it">
          <button type="button">One</button>
          <button type="button">Two</button>
        </Dialog>
      </Opener>,
    );
    await opener.click();
    await expect.element(page.getByRole('button', { name: 'One' })).toHaveFocus();
    scroll.mockClear();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'Two' })).toHaveFocus();
    expect(scroll).toHaveBeenCalledTimes(1);
  });

  it('stays open when it is pressed itself', async () => {
    await open('Only words');
    await page.getByText('Only words').click();
    await expect.element(dialog).toBeVisible();
  });

  it('scrolls its body, while head and foot stay and the page stands still', async () => {
    await open(<p style={{ height: '2000px' }}>Long</p>, <button type="button">Cancel</button>);
    await expect.element(close).toBeInViewport({ ratio: 1 });
    await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 });
    const body = page.getByText('Long').element().parentElement!;
    expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
    expect(getComputedStyle(document.body).overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => getComputedStyle(document.body).overflowY).not.toBe('hidden');
  });
});
