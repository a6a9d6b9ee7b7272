import { findBase } from '../../scripts/find-base.mjs';
import { expect, test } from '../browser/shared/fixtures.ts';
import { siteOf } from '../browser/shared/sites.ts';
import { inEachLook, looksOtherwise, openScreen, takePicture } from './compare.ts';
import { PICTURED_SCREENS } from './pictured-screens.ts';

const base = findBase(process.env);
const announced = 'reason' in base ? [] : base.announced;

test.describe('a screen looks as before, or a commit says that it does not', () => {
  test.skip('reason' in base, 'reason' in base ? base.reason : '');
  test.skip(announced.includes('all'), 'A commit says that all of them look otherwise.');

  test.beforeEach(async ({ request, allow }, { config }) => {
    test.skip(/all|changed/.test(config.updateSnapshots), 'Other pictures are being taken.');
    const answer = await request.get(siteOf('base'));
    if (!answer.ok()) test.skip(true, await answer.text());
    // What a page reports is looked at by others.
    allow(/./);
  });

  for (const { name, path } of PICTURED_SCREENS) {
    test(name, async ({ page }, { annotations }) => {
      const pictures = new Map<string, Buffer>();
      await openScreen(page, siteOf('base') + path);
      await inEachLook(page, async (look) => void pictures.set(look, await takePicture(page)));
      await openScreen(page, path);
      const different: string[] = [];
      await inEachLook(page, async (look) => {
        if (await looksOtherwise(page, pictures.get(look)!, `${name}, ${look}`)) different.push(look);
      });
      if (different.length === 0) return;
      const isWanted = announced.includes(name);
      const verdict = isWanted ? 'wanted' : `a commit with the trailer 'Pictures: ${name}' would say that it is wanted`;
      annotations.push({ type: 'differs', description: `${name} (${different.join('; ')}): ${verdict}` });
      if (!isWanted) expect(different, `differs from the picture before: ${verdict}`).toEqual([]);
    });
  }
});
