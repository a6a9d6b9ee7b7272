import { useState, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';

const pressed = vi.fn<(name: string) => void>();
beforeEach(() => pressed.mockClear());
const pressedNames = () => pressed.mock.calls.map(([name]) => name);

const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Lines whose button takes its line to the end, or away. */
function Lines({ leaves = false }: { readonly leaves?: boolean }) {
  const [names, setNames] = useState(['One', 'Two', 'Three']);
  const press = (name: string) => {
    pressed(name);
    setNames((now) => [...now.filter((each) => each !== name), ...(leaves ? [] : [name])]);
  };
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <button type="button" onClick={() => press(name)}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** One button that is there for one thing after the other. */
function Next() {
  const [at, setAt] = useState(1);
  const press = () => {
    pressed(`${at}`);
    setAt(at + 1);
  };
  return (
    <button type="button" data-item={at} onClick={press}>
      Next
    </button>
  );
}

function Steps({ children }: { readonly children?: ReactNode }) {
  const [isAsked, setAsked] = useState(false);
  if (isAsked)
    return (
      <button type="button" onClick={() => pressed('Erase it')}>
        Erase it
      </button>
    );
  return (
    <a href="#asked" onClick={() => setAsked(true)}>
      {children ?? 'Erase'}
    </a>
  );
}

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        style={{ position: 'fixed', insetInlineStart: 5, insetBlockStart: 5 }}
        onClick={() => setOpen(true)}
      >
        Open
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="A dialog">
        Text
      </Dialog>
    </>
  );
}

describe('a press (product.md, Input: presses)', () => {
  it.each([
    ['moves', <Lines key="moves" />],
    ['goes', <Lines key="goes" leaves />],
  ])('of two is for one line, where the line %s', async (_, lines) => {
    await renderWithApp(lines);
    await userEvent.dblClick(button('One'));
    expect(pressedNames()).toEqual(['One']);
    await userEvent.tripleClick(button('Two'));
    expect(pressedNames()).toEqual(['One', 'Two']);
  });

  it('of two is for what its button was there for', async () => {
    await renderWithApp(<Next />);
    await userEvent.dblClick(button('Next'));
    expect(pressedNames()).toEqual(['1']);
    await button('Next').click();
    expect(pressedNames()).toEqual(['1', '2']);
  });

  it('of two answers no question that the first has asked', async () => {
    await renderWithApp(<Steps />);
    await userEvent.dblClick(page.getByRole('link', { name: 'Erase' }));
    await expect.element(button('Erase it')).toBeVisible();
    expect(pressedNames()).toEqual([]);
    await button('Erase it').click();
    expect(pressedNames()).toEqual(['Erase it']);
  });

  it('of two does not close what the first has opened', async () => {
    await renderWithApp(<Opener />);
    await userEvent.dblClick(button('Open'));
    await expect.element(page.getByRole('dialog', { name: 'A dialog' })).toBeVisible();
  });

  it('is for the same as often as it is pressed', async () => {
    await renderWithApp(
      <button type="button" onClick={() => pressed('Same')}>
        <span>Same</span>
      </button>,
    );
    await userEvent.tripleClick(button('Same'));
    expect(pressedNames()).toEqual(['Same', 'Same', 'Same']);
  });

  it('of two may be for a neighbour, where nothing has moved', async () => {
    await renderWithApp(
      <div style={{ display: 'flex' }}>
        {['Left', 'Right'].map((name) => (
          <button key={name} type="button" style={{ inlineSize: 60 }} onClick={() => pressed(name)}>
            {name}
          </button>
        ))}
      </div>,
    );
    await userEvent.dblClick(button('Left'), { position: { x: 58, y: 5 } });
    await userEvent.click(button('Right'), { position: { x: 2, y: 5 } });
    expect(pressedNames()).toEqual(['Left', 'Left', 'Right']);
  });

  it('does nothing where something else has come into its place before it ends', async () => {
    let swap = () => undefined as void;
    function Swapped() {
      const [item, setItem] = useState('one');
      swap = () => setItem('two');
      return (
        <button type="button" data-item={item} onClick={() => pressed(item)}>
          Press
        </button>
      );
    }
    await renderWithApp(<Swapped />);
    button('Press')
      .element()
      .addEventListener('pointerdown', () => setTimeout(() => swap()), { once: true });
    await userEvent.click(button('Press'), { delay: 100 });
    expect(pressedNames()).toEqual([]);
    await button('Press').click();
    expect(pressedNames()).toEqual(['two']);
  });

  it('on a label is for its field', async () => {
    await renderWithApp(
      <label>
        Seen <input type="checkbox" />
      </label>,
    );
    await page.getByText('Seen').click();
    await expect.element(page.getByLabelText('Seen')).toBeChecked();
  });
});

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
    await renderWithApp(<Lines leaves />);
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
    await renderWithApp(<Lines />);
    focus('One');
    await keyDown('Space');
    focus('Two');
    await repeat('Space');
    await keyUp('Space');
    expect(pressedNames()).toEqual([]);
  });

  it('goes on with the same line, wherever that moves', async () => {
    await renderWithApp(<Lines />);
    focus('Three');
    await keyDown('Enter');
    await repeat('Enter');
    await keyUp('Enter');
    expect(pressedNames()).toEqual(['Three', 'Three', 'Three', 'Three']);
  });

  it('does not open again what it has closed', async () => {
    await renderWithApp(<Opener />);
    await button('Open').click();
    await expect.element(button('Close')).toHaveFocus();
    await keyDown('Enter');
    await expect.element(button('Open')).toHaveFocus();
    await repeat('Enter');
    await keyUp('Enter');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes one dialog, and not that beneath it', async () => {
    await renderWithApp(
      <Dialog open onClose={() => pressed('closed')} title="Beneath">
        <Opener />
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
