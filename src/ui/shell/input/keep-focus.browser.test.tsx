import { useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';

interface ActedProps {
  readonly children: (act: () => void, isOver: boolean) => ReactNode;
}

/** What is there before an act, and after it. */
function Acted({ children }: ActedProps) {
  const [isOver, setOver] = useState(false);
  return (
    <main>
      <h1>The screen</h1>
      {children(() => setOver(true), isOver)}
    </main>
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const focusedName = () => document.activeElement?.textContent;

const ACTS: readonly (readonly [what: string, heir: string, children: ActedProps['children']])[] = [
  [
    'its line goes: the next line’s',
    'Three',
    (act, isOver) => (
      <ul>
        {['One', 'Act', 'Three'].map(
          (name) =>
            !(isOver && name === 'Act') && (
              <li key={name}>
                <a href="#other">other</a>
                <button type="button" onClick={act}>
                  {name}
                </button>
              </li>
            ),
        )}
      </ul>
    ),
  ],
  [
    'the last line goes: the line’s before',
    'One',
    (act, isOver) => (
      <ul>
        <li>
          <button type="button">One</button>
        </li>
        {!isOver && (
          <li>
            <button type="button" onClick={act}>
              Act
            </button>
          </li>
        )}
      </ul>
    ),
  ],
  [
    'another comes into its place',
    'Instead',
    (act, isOver) => (
      <p>
        <a href="#before">Before</a>
        {isOver ? (
          <a href="#instead">Instead</a>
        ) : (
          <button type="button" onClick={act}>
            Act
          </button>
        )}
        <a href="#after">After</a>
      </p>
    ),
  ],
  [
    'it is disabled',
    'After',
    (act, isOver) => (
      <>
        <button type="button" disabled={isOver} onClick={act}>
          Act
        </button>
        <button type="button">After</button>
      </>
    ),
  ],
  [
    'it is hidden by a style',
    'After',
    (act, isOver) => (
      <>
        <button type="button" style={isOver ? { visibility: 'hidden' } : {}} onClick={act}>
          Act
        </button>
        <button type="button">After</button>
      </>
    ),
  ],
  [
    'nothing is left: the heading above',
    'A part',
    (act, isOver) => (
      <section>
        <h2>A part</h2>
        {!isOver && (
          <button type="button" onClick={act}>
            Act
          </button>
        )}
      </section>
    ),
  ],
  [
    'all of it goes, and only a field is beside it: the screen’s heading',
    'The screen',
    (act, isOver) => (
      <>
        <input aria-label="Typed into" />
        {!isOver && (
          <section>
            <button type="button" onClick={act}>
              Act
            </button>
          </section>
        )}
      </>
    ),
  ],
  [
    'it is only moved',
    'Act',
    (act, isOver) => (
      <ul>
        {(isOver ? ['One', 'Act'] : ['Act', 'One']).map((name) => (
          <li key={name}>
            <button type="button" onClick={act}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    ),
  ],
];

describe('the focus of what goes (product.md, Input: focus)', () => {
  it.each(ACTS)('goes to what is beside, where %s', async (_, heir, children) => {
    await renderWithApp(<Acted>{children}</Acted>);
    (button('Act').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(focusedName).toBe(heir);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('is not given back to a visitor who has left it', async () => {
    await renderWithApp(
      <Acted>
        {(act, isOver) => (
          <>
            {!isOver && <button type="button">Left</button>}
            <p onPointerUp={() => setTimeout(act, 50)}>Elsewhere</p>
            <button type="button">After</button>
          </>
        )}
      </Acted>,
    );
    (button('Left').element() as HTMLElement).focus();
    await page.getByText('Elsewhere').click();
    await expect.element(button('Left')).not.toBeInTheDocument();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    expect(document.activeElement).toBe(document.body);
  });
});
