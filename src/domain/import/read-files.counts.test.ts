import { describe, expect, it } from 'vitest';
import { countsOfReading } from '#fixtures/import/counts-of-reading.ts';
import { EXPORTS } from '#fixtures/import/exports.data.ts';
import { readingOf } from '#fixtures/import/reading-of.ts';

describe('every form of every service (product.md, Import: sources)', () => {
  it.each(EXPORTS)('$source: $form', ({ source, files, counts }) => {
    const reading = readingOf(files);
    expect(reading.sources).toEqual([source]);
    expect(countsOfReading(reading)).toEqual(counts);
  });
});
