import { knownHides, type Hide } from '#domain/library/hiding.ts';

const NAME = 'hide';

/** What the URL says is to be hidden; undefined where it says nothing (product.md, Hiding: address). */
export const readHideParam = (params: URLSearchParams): readonly Hide[] | undefined => {
  const text = params.get(NAME);
  return text === null ? undefined : knownHides(text.split(','));
};

/** The URL's parameters with these hides in them. Where nothing is hidden they are left out, and other parameters stay. */
export const writeHideParam = (params: URLSearchParams, hides: readonly Hide[]): URLSearchParams => {
  const written = new URLSearchParams(params);
  if (hides.length === 0) written.delete(NAME);
  else written.set(NAME, hides.join());
  return written;
};
