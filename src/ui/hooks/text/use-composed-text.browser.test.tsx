import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp, userEvent } from 'vitest/browser';
import { useComposedText } from './use-composed-text.ts';

const open = async () => {
  const emitted = vi.fn<(text: string) => void>();
  function Field() {
    const [text, setText] = useState('');
    const composed = useComposedText(text, (next) => {
      emitted(next);
      setText(next);
    });
    return <input aria-label="Field" {...composed} />;
  }
  const screen = await render(<Field />);
  const field = screen.getByRole('textbox');
  await userEvent.click(field);
  return { field, emitted };
};

/** Sends the events of a keyboard's input method while the visitor has not chosen yet. */
const compose = (text: string) =>
  cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });

describe('a text being composed', () => {
  it('is shown, and passed on once it is done', async () => {
    const { field, emitted } = await open();
    await compose('な');
    await compose('なつ');
    await expect.element(field).toHaveValue('なつ');
    expect(emitted).not.toHaveBeenCalled();

    await cdp().send('Input.insertText', { text: '夏' });
    await expect.element(field).toHaveValue('夏');
    expect(emitted.mock.lastCall).toEqual(['夏']);
  });

  it('goes on from what was typed before it', async () => {
    const { field, emitted } = await open();
    await userEvent.keyboard('a');
    await compose('な');
    await expect.element(field).toHaveValue('aな');
    expect(emitted.mock.calls).toEqual([['a']]);
  });

  it('may be given up', async () => {
    const { field, emitted } = await open();
    await compose('な');
    await compose('');
    await expect.element(field).toHaveValue('');
    expect(emitted.mock.calls.every(([text]) => text === '')).toBe(true);
  });
});

it('passes on every change that is not composed', async () => {
  const { emitted } = await open();
  await userEvent.keyboard('sun');
  expect(emitted.mock.calls).toEqual([['s'], ['su'], ['sun']]);
});
