import { expect, it } from 'vitest';
import { NO_REMAINDER } from '#domain/library/bundle.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import type { Steps } from '#domain/steps.ts';
import { packSteps, type PackedVersion } from './pack-version.ts';

const addedAt = '2026-11-01T10:00:00.000Z';
const watchlist = Array.from({ length: 4_000 }, (_, at) => ({ id: at + 1, title: `Movie number ${at + 1}`, addedAt }));
const bundle = { library: { ...EMPTY_LIBRARY, watchlist }, remainder: NO_REMAINDER };

const countSteps = (steps: Steps<PackedVersion>) => {
  for (let count = 0; ; count += 1) {
    const { done, value } = steps.next();
    if (done) return { count, packed: value };
  }
};

// product.md, Devices: slices.
it.each(['was never written', 'was written before'])('is packed in small steps where the library %s', () => {
  const version = { id: 'a', madeAt: addedAt, isDaily: true, titles: 4_000, bundle };
  const { count, packed } = countSteps(packSteps(version));
  expect(JSON.parse(packed.text)).toMatchObject({ watchlist });
  // At most 20 titles a step, then at most 2,000 characters.
  expect(count).toBeGreaterThanOrEqual(4_000 / 20 + Math.floor(packed.text.length / 2_000));
});
