import { useParams } from 'react-router-dom';
import { isListingName } from '#domain/listing.ts';
import { NotFound } from '../../components/feedback/not-found.tsx';
import { ListingPage } from './listing-page.tsx';

/** The screen at `/{explore}`: one of the six listings (product.md, Explore: listings). */
export function ExploreScreen() {
  const { explore = '' } = useParams();
  // With the key, another listing is another screen.
  return isListingName(explore) ? <ListingPage key={explore} name={explore} /> : <NotFound />;
}
