import { describe, expect, it } from 'vitest';
import { NO_REMAINDER } from '#domain/library/bundle.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import { isListName, PART_NAMES } from '#domain/library/map-parts.ts';
import { aChange } from '#fixtures/library/a-change.ts';
import { FULL_LIBRARY } from '#fixtures/library/full-library.ts';
import { replacingAll } from '#fixtures/library/replacing-all.ts';
import { encodeBundle } from '#fixtures/store/encode-bundle.ts';
import { decodeStored as decode, rewriteStored as rewrite } from '#fixtures/store/rewrite-stored.ts';
import { decodeChange } from '../../log/decode-change.ts';
import { decodeBundle } from './decode-bundle.ts';

const text = encodeBundle('unknown', { library: FULL_LIBRARY, remainder: NO_REMAINDER });

it('a bundle has every part, in the order of the library', () => {
  expect(Object.keys(JSON.parse(text) as object)).toEqual([...PART_NAMES, 'ipAddress']);
});

describe.each(PART_NAMES)('the %s', (part) => {
  it('are saved and loaded (product.md, Saving: bundle)', () => {
    expect(decodeBundle(text)?.library[part]).toStrictEqual(FULL_LIBRARY[part]);
  });

  it('need not be there, and are then as in an empty library', () => {
    const { [part]: _, ...others } = FULL_LIBRARY;
    expect(decode(others)).toStrictEqual({
      library: { ...FULL_LIBRARY, [part]: EMPTY_LIBRARY[part] },
      remainder: NO_REMAINDER,
    });
  });

  it('are set aside whole where they are of a wrong kind', () => {
    const stored = { ...FULL_LIBRARY, [part]: 7 };
    expect(decode(stored).remainder.fields).toStrictEqual({ [`unreadable_${part}`]: 7 });
    expect(rewrite(stored)).toMatchObject({ [`unreadable_${part}`]: 7 });
  });

  it('are in a change, which need not name them', () => {
    const changeOf = (library: Partial<Library>) => ({ ...aChange('a'), action: replacingAll(library) });
    expect(decodeChange(changeOf(FULL_LIBRARY))).toStrictEqual(changeOf(FULL_LIBRARY));
    if (part === 'preferences') return;
    const alone = { ...aChange('a'), action: { kind: 'parts-replaced', parts: { [part]: FULL_LIBRARY[part] } } };
    expect(decodeChange(alone)).toStrictEqual(alone);
  });
});

it.each(PART_NAMES.filter(isListName))('what cannot be read of the %s is written back at their end', (part) => {
  const stored = { ...FULL_LIBRARY, [part]: ['odd', ...FULL_LIBRARY[part], 7] };
  expect(decode(stored)).toStrictEqual({
    library: FULL_LIBRARY,
    remainder: { fields: {}, items: { [part]: ['odd', 7] } },
  });
  expect(rewrite(stored)[part]).toEqual([...FULL_LIBRARY[part], 'odd', 7]);
});
