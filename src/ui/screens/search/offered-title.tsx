import type { Loadable } from '#application/queries/loadable-query.ts';
import type { LookedUpTitle } from '#application/use-cases/links/title-lookup.ts';
import type { TitleAddress } from '#domain/title-address.ts';
import { Button } from '../../components/form/button.tsx';
import { OpenLink } from './open-link.tsx';
import { useLookedUp } from './use-looked-up.ts';
import styles from './offered-title.module.css';

interface OfferedTitleProps {
  readonly address: TitleAddress;
}

/** The title at an address: a link, or why there is none. */
export function OfferedTitle({ address }: OfferedTitleProps) {
  const { state, retry } = useLookedUp(address);
  return (
    <div className={styles.offer} aria-live="polite">
      <Offer address={address} state={state} onRetry={retry} />
    </div>
  );
}

interface OfferProps {
  readonly address: TitleAddress;
  readonly state: Loadable<LookedUpTitle>;
  readonly onRetry: () => void;
}

/** How an address is called while its title's name is not known. */
const labelOf = (address: TitleAddress): string => {
  if (address.kind === 'imdb') return address.imdbId;
  const { media_type, id } = address.title;
  return `${media_type === 'tv' ? 'TV show' : 'movie'} ${id}`;
};

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
