import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { DialogOpener, MovingLines } from '#fixtures/ui/moving-lines.tsx';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';

const pressed = vi.fn<(name: string) => void>();
beforeEach(() => pressed.mockClear());
const pressedNames = () => pressed.mock.calls.map(([name]) => name);

const button = (name: string) => page.getByRole('button', { name, exact: true });

const KEYS = {
  Enter: { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' },
  Space: { key: ' ', code: 'Space', windowsVirtualKeyCode: 32, text: ' ' },
  Escape: { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 },
};
const keyDown = (key: keyof typeof KEYS, autoRepeat = false) =>
  cdp().send('Input.dispatchKeyEvent', { type: 'keyDown', ...KEYS[key], autoRepeat });
const repeat = async (key: keyof typeof KEYS) => {
  for (let times = 0; times < 3; times += 1) await keyDown(key, true);
};
const keyUp = (key: keyof typeof KEYS) => cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...KEYS[key] });
const focus = (name: string) => (button(name).element() as HTMLElement).focus();

describe('a key that is held (product.md, Input: presses)', () => {
  it('presses nothing that comes into the place of what it has pressed', async () => {
    await renderWithApp(<MovingLines leaves onPress={pressed} />);
    focus('One');
    await keyDown('Enter');
    await expect.poll(() => document.activeElement?.textContent).toBe('Two');
    await repeat('Enter');
    await keyUp('Enter');
    expect(pressedNames()).toEqual(['One']);
    await keyDown('Enter');
    await keyUp('Enter');
    expect(pressedNames()).toEqual(['One', 'Two']);
  });

  it('presses nothing that has the focus only when it is let go', async () => {
    await renderWithApp(<MovingLines onPress={pressed} />);
    focus('One');
    await keyDown('Space');
    focus('Two');
    await repeat('Space');
    await keyUp('Space');
    expect(pressedNames()).toEqual([]);
  });

  it('goes on with the same line, wherever that moves', async () => {
    await renderWithApp(<MovingLines onPress={pressed} />);
    focus('Three');
    await keyDown('Enter');
    await repeat('Enter');
    await keyUp('Enter');
    expect(pressedNames()).toEqual(['Three', 'Three', 'Three', 'Three']);
  });

  it('does not open again what it has closed', async () => {
    await renderWithApp(<DialogOpener />);
    await button('Open').click();
    await expect.element(button('Close')).toHaveFocus();
    await keyDown('Enter');
    await expect.element(button('Open')).toHaveFocus();
    await repeat('Enter');
    await keyUp('Enter');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('is for what has the focus, whatever was pressed before, also where the browser counts its click', async () => {
    await renderWithApp(
      <>
        <button type="button">Pressed before</button>
        <button type="button" onClick={() => pressed('By a key')}>
          Another
        </button>
      </>,
    );
    await button('Pressed before').click();
    focus('Another');
    await keyDown('Space');
    // As Firefox does it for a link.
    button('Another')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    expect(pressedNames()).toEqual(['By a key']);
    await keyUp('Space');
  });

  it('closes one dialog, and not that beneath it', async () => {
    await renderWithApp(
      <Dialog onClose={() => pressed('closed')} title="Beneath">
        <DialogOpener />
      </Dialog>,
    );
    await button('Open').click();
    const above = page.getByRole('dialog', { name: 'A dialog' });
    await expect.element(above).toBeVisible();
    await keyDown('Escape');
    await expect.element(above).not.toBeInTheDocument();
    await expect.element(button('Open')).toHaveFocus();
    await repeat('Escape');
    await keyUp('Escape');
    expect(pressedNames()).toEqual([]);
  });
});
