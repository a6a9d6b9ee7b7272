import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { LookedUpTitle } from '#application/use-cases/links/title-lookup.ts';
import { addressKey, readTitleAddress, type TitleAddress } from '#domain/addresses/title-address.ts';
import { releaseYear } from '#domain/format/release-year.ts';
import { titlePath, type Title, type TitleRef } from '#domain/title.ts';
import { ButtonLink } from '../../components/form/button-link.tsx';
import { Button } from '../../components/form/button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { Redirect } from '../../components/page/redirect.tsx';
import { TitleName } from '../../components/title/title-name.tsx';
import { isSharedIn } from '../../hooks/address/search-path.ts';
import { ownSite } from '../../hooks/address/site-path.ts';
import { useApp } from '../../hooks/app-context.ts';
import { type AskedLate, useLateQuery } from '../../hooks/code/use-late-query.ts';
import styles from './offered-title.module.css';

/** How an address is called while its title's name is not known. */
const labelOf = (address: TitleAddress): string => {
  if (address.kind === 'imdb') return address.imdbId;
  const { media_type, id } = address.title;
  return `${media_type === 'tv' ? 'TV show' : 'movie'} ${id}`;
};

interface OpenLinkProps {
  readonly target: TitleRef;
  /** Absent until it is known. */
  readonly title?: Title;
  /** What the title is called until then. */
  readonly label: string;
}

/** Opens a title that the visitor has the address of. */
function OpenLink({ target, title, label }: OpenLinkProps) {
  const { library } = useApp();
  const year = title && releaseYear(title);
  return (
    <ButtonLink
      variant="primary"
      icon={ICONS.right}
      to={titlePath(target)}
      onClick={() => title && library.recordView.execute(title)}
    >
      <span>
        <span>Open</span> {title ? <TitleName title={title} /> : <bdi>{label}</bdi>}
        <span>{year && ` (${year})`}</span>
      </span>
    </ButtonLink>
  );
}

/** Opens the title of an address that was shared, in the place of its search (product.md, Search: shared). */
function OpenAtOnce({ title }: { readonly title: Title }) {
  const { library } = useApp();
  useEffect(() => library.recordView.execute(title), [library, title]);
  return <Redirect to={titlePath(title)} />;
}

interface OfferProps {
  readonly address: TitleAddress;
  readonly state: AskedLate<LookedUpTitle>;
  readonly onRetry: () => void;
}

/** A number of the provider's is a link before its title's name is known. */
function Offer({ address, state, onRetry }: OfferProps) {
  const label = labelOf(address);
  const answer = state.status === 'loaded' ? state.value : undefined;
  if (answer === 'unknown') return <p>{`There is no ${label}.`}</p>;
  if (answer) return <OpenLink target={answer} title={answer} label={label} />;
  if (address.kind === 'tmdb') return <OpenLink target={address.title} label={label} />;
  if (state.status === 'loading') return <p>{`Looking for ${label}...`}</p>;
  return (
    <>
      <p>{`${label} could not be looked up. Check your connection.`}</p>
      <Button onClick={onRetry}>Try Again</Button>
    </>
  );
}

/** The title at an address: a link, or why there is none. */
function OfferedTitle({ address, opens }: { readonly address: TitleAddress; readonly opens: boolean }) {
  const { asked, retry } = useLateQuery('links', ({ titleLookup }) => titleLookup.of(address));
  const answer = asked.status === 'loaded' && asked.value !== 'unknown' ? asked.value : undefined;
  if (opens && answer) return <OpenAtOnce title={answer} />;
  return (
    <div className={styles.offer} aria-live="polite">
      <Offer address={address} state={asked} onRetry={retry} />
    </div>
  );
}

/** Offers to open the title that the text is the address or the id of (product.md, Search: address). */
export function OpenByAddress({ text }: { readonly text: string }) {
  const location = useLocation();
  const address = readTitleAddress(text, ownSite());
  return address && <OfferedTitle key={addressKey(address)} address={address} opens={isSharedIn(location.state)} />;
}
