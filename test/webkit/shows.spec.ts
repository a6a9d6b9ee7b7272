import { expect, test } from './fixtures.ts';
import { expectPressed, goTo, undo } from './steps.ts';

const SHOW = '/tv/1307';

test('episodes are ticked, all of a season at once with one Undo, and the next one is up next', async ({
  webkit,
  origin,
}) => {
  /** By a script: toasts lie over the foot of a phone's window, and move while they come. */
  const press = async (css: string, name: string): Promise<void> =>
    webkit.run('arguments[0].click()', await webkit.find(css, name));
  await goTo(webkit, `${SHOW}/season/1`, origin);
  await press('button[aria-pressed]', 'Seen: S1 E3');
  await press('li button', 'The 2 before as well');
  await expectPressed(webkit, 'Seen: S1 E2', true);
  await press('main button', 'All of this season');
  await expectPressed(webkit, 'Seen: S1 E9', true);
  await undo(webkit, '9 episodes marked as seen');
  await expectPressed(webkit, 'Seen: S1 E9', false);
  await expectPressed(webkit, 'Seen: S1 E2', true);
  await goTo(webkit, '/up-next', origin);
  await press('main button[aria-pressed]', 'S1 E4');
  await webkit.find('main button[aria-pressed]', 'S1 E5');
  await goTo(webkit, `${SHOW}/season/1`, origin);
  await expectPressed(webkit, 'Seen: S1 E4', true);
});

test('the calendar has the next episodes, and a reload shows them from memory', async ({ webkit, origin, size }) => {
  const calendar = '/calendar?library=following&now=2026-12-01T12:00Z';
  await goTo(webkit, calendar, origin);
  const lines = () =>
    webkit.run<readonly string[]>(
      "return [...document.querySelectorAll('main li:not([aria-hidden]) h3')].map((each) => each.textContent)",
    );
  await webkit.until("return document.querySelector('main li:not([aria-hidden]) h3') !== null");
  expect(await lines()).not.toEqual([]);
  // A narrow window has it under 'More'.
  if (size.width < 768) await webkit.click('main button', 'More', { isWhole: true });
  await webkit.click('main button', 'Choose collections');
  await webkit.find('[role="dialog"] h2', 'Choose collections');
  await webkit.press('ESCAPE');
  await webkit.gone('[role="dialog"] h2', 'Choose collections');
});
