// `node scripts/draw-link-preview.mjs` draws the picture that other services show beside a link to the site.
import sharp from 'sharp';
import { loadModule } from './load-module.mjs';
import { run } from './run.mjs';

await run(async () => {
  /** @type {typeof import('../test-fixtures/catalogue/link-preview.ts')} */
  const { linkPreview } = await loadModule('test-fixtures/catalogue/link-preview.ts');
  /** @type {typeof import('../test-fixtures/catalogue/demo-assets.ts')} */
  const { demoAssets } = await loadModule('test-fixtures/catalogue/demo-assets.ts');
  const drawing = Buffer.from(linkPreview(demoAssets().pictures));
  await sharp(drawing).png({ palette: true }).toFile('public/link-preview.png');
});
