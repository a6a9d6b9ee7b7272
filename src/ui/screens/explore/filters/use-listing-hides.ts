import { useSearchParams } from 'react-router-dom';
import type { Hide } from '#domain/library/hides.ts';
import { useHides } from '../../../components/hiding/use-hides.ts';
import { useReplaceParams } from '../../../hooks/address/use-replace-params.ts';
import { readHideParam, writeHideParam } from './hide-param.ts';

export interface ListingHides {
  readonly hides: readonly Hide[];
  readonly choose: (hides: readonly Hide[]) => void;
  /** Only for listings to come, where the address is changed otherwise. */
  readonly prefer: (hides: readonly Hide[]) => void;
}

/**
 * What a listing hides: what its address says, else what the visitor chose last. Choosing changes both
 * (product.md, Hiding: address).
 */
export const useListingHides = (): ListingHides => {
  const [params] = useSearchParams();
  const replaceParams = useReplaceParams();
  const [preferred, prefer] = useHides();
  const choose = (hides: readonly Hide[]) => {
    // What is loaded stays: no page is asked for again.
    replaceParams(writeHideParam(params, hides));
    prefer(hides);
  };
  return { hides: readHideParam(params) ?? preferred, choose, prefer };
};
