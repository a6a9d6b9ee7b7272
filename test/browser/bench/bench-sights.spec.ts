import { expectNoFindings } from '../shared/axe.ts';
import { expect, test } from '../shared/fixtures.ts';
import { expectOnlyText } from '../shared/hostile.ts';
import { overflowOf } from '../shared/overflow-of.ts';
import { RESTORED, restored } from '../shared/toasts.ts';
import { BENCH_SIGHTS } from './bench-sights.ts';
import { at, benchBadge, seen } from './bench.ts';

for (const { state, path, texts } of BENCH_SIGHTS) {
  test(`${at(path, state)} shows what it should (product.md, QA: settings)`, async ({ page, allow }) => {
    allow(/The configuration could not be loaded/);
    await page.goto(at(path, state));
    await Promise.all(
      texts.map((text) => (text === RESTORED ? restored(page) : expect(seen(page, text)).toBeVisible())),
    );
    await expect(benchBadge(page)).toBeVisible();
    await expect(page.locator('h1')).toHaveCount(1);
    for (const width of [1_440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0);
    }
    await expectOnlyText(page);
    await expectNoFindings(page);
  });
}
