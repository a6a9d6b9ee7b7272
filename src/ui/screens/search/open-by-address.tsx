import { addressKey, readTitleAddress } from '#domain/title-address.ts';
import { hostPath } from '../../hooks/site-path.ts';
import { OfferedTitle } from './offered-title.tsx';

/** Offers to open the title that the text is the address or the id of (product.md, Search: address). */
export function OpenByAddress({ text }: { readonly text: string }) {
  const ownSite = new URL(hostPath('/'), window.location.href).href;
  const address = readTitleAddress(text, ownSite);
  return address && <OfferedTitle key={addressKey(address)} address={address} />;
}
