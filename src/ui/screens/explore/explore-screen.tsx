import { useParams } from 'react-router-dom';
import { isListingName } from '#domain/listing.ts';
import { NotFound } from '../../components/feedback/not-found.tsx';
import { ListingPage } from './listing-page.tsx';

/** `/{explore}`: one of the six listings (spec section 2, Explore). */
export function ExploreScreen() {
  const { explore = '' } = useParams();
  // Keyed: another listing is another screen.
  return isListingName(explore) ? <ListingPage key={explore} name={explore} /> : <NotFound />;
}
