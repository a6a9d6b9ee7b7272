import { readTitleAddress, type TitleAddress } from '#domain/title-address.ts';
import { hostPath } from '../../hooks/site-path.ts';
import { OfferedTitle } from './offered-title.tsx';

const keyOf = (address: TitleAddress): string =>
  address.kind === 'imdb' ? address.imdbId : `${address.title.media_type} ${address.title.id}`;

/** Offers to open the title that the text is the address or the id of (product.md, Search: address). */
export function OpenByAddress({ text }: { readonly text: string }) {
  const ownSite = new URL(hostPath('/'), window.location.href).href;
  const address = readTitleAddress(text, ownSite);
  if (address?.kind !== 'tmdb') return null;
  return <OfferedTitle key={keyOf(address)} address={address} />;
}
