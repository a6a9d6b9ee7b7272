import { knownHides, type Hide } from '#domain/library/hides.ts';
import { withParams } from '../../../hooks/address/with-params.ts';

const NAME = 'hide';

/** What the URL says is to be hidden; undefined where it says nothing (product.md, Hiding: address). */
export const readHideParam = (params: URLSearchParams): readonly Hide[] | undefined => {
  const text = params.get(NAME);
  return text === null ? undefined : knownHides(text.split(','));
};

/** The URL's parameters with these hides in them. Where nothing is hidden they are left out, and other parameters stay. */
export const writeHideParam = (params: URLSearchParams, hides: readonly Hide[]): URLSearchParams =>
  withParams(params, { [NAME]: hides.length === 0 ? undefined : hides.join() });
