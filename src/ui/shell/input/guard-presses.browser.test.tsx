import { useState, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DialogOpener, MovingLines } from '#fixtures/ui/moving-lines.tsx';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';

const pressed = vi.fn<(name: string) => void>();
beforeEach(() => pressed.mockClear());
const pressedNames = () => pressed.mock.calls.map(([name]) => name);

const button = (name: string) => page.getByRole('button', { name, exact: true });

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

describe('a press (product.md, Input: presses)', () => {
  it.each([
    ['moves', <MovingLines key="moves" onPress={pressed} />],
    ['goes', <MovingLines key="goes" leaves onPress={pressed} />],
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
    await renderWithApp(<DialogOpener />);
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
    function Swapped() {
      const [item, setItem] = useState('one');
      return (
        <button
          type="button"
          data-item={item}
          onPointerDown={() => setTimeout(() => setItem('two'))}
          onClick={() => pressed(item)}
        >
          Press
        </button>
      );
    }
    await renderWithApp(<Swapped />);
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
