import { setTimeout as wait } from 'node:timers/promises';
import { expect, introduce, test } from './fixtures.ts';
import type { WebKit } from './webkit.ts';

const RUNS = 10;
const BUTTONS = 'button[aria-pressed][aria-label^="Watchlist: "]';

/** The names of the watchlist's buttons, and whether each is pressed. */
const marksOf = async (webkit: WebKit): Promise<Readonly<Record<string, boolean>>> =>
  Object.fromEntries(
    await webkit.run<readonly [string, boolean][]>(
      "return [...document.querySelectorAll(arguments[0])].slice(0, 20).map((button) => [button.ariaLabel, button.ariaPressed === 'true'])",
      BUTTONS,
    ),
  );

const openCards = async (webkit: WebKit, origin: string): Promise<void> => {
  await webkit.driver.get(`${origin}/movie`);
  await webkit.until('return document.querySelectorAll(arguments[0]).length >= 20', BUTTONS);
};

/** Presses a button, and waits until the page says that the change is kept. @returns whether it is pressed then */
const toggle = async (webkit: WebKit, name: string): Promise<boolean> => {
  const button = `button[aria-label="${name}"]`;
  const before = (await marksOf(webkit))[name];
  await webkit.click(button);
  await webkit.until(
    "const { ariaPressed, ariaBusy } = document.querySelector(arguments[0]); return ariaPressed === arguments[1] && ariaBusy !== 'true'",
    button,
    String(!before),
  );
  return !before;
};

for (const delayMs of [0, 50, 1_000]) {
  test(`a browser that is killed ${delayMs} ms after a change loses nothing`, async ({ open, origin }) => {
    test.setTimeout(RUNS * 60_000);
    let webkit = await open();
    await introduce(webkit, origin);
    await openCards(webkit, origin);
    const names = Object.keys(await marksOf(webkit));
    const expected: Record<string, boolean> = {};
    for (let run = 0; run < RUNS; run += 1) {
      const name = names[(run * 7) % names.length] ?? '';
      expected[name] = await toggle(webkit, name);
      await wait(delayMs);
      await webkit.kill();
      webkit = await open();
      await openCards(webkit, origin);
      await webkit.find('*', 'Your saved lists are back');
      expect(await marksOf(webkit), `after run ${run + 1}`).toMatchObject(expected);
    }
  });
}
