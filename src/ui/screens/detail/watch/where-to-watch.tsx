import { useRef } from 'react';
import type { TitleId } from '#application/ports/catalog/movie-catalog.ts';
import { Section } from '../../../components/page/section.tsx';
import { useWatch } from '../../../components/watch/use-watch.ts';
import { WatchFailure } from '../../../components/watch/watch-failure.tsx';
import { AskCountry } from './ask-country.tsx';
import { OfferLinesSkeleton } from './offer-lines-skeleton.tsx';
import { OffersHere } from './offers-here.tsx';

/** Where a title can be watched, in the visitor's country (product.md, Where to watch: lines). */
export function WhereToWatch({ id }: { readonly id: TitleId }) {
  const { watch, region, retry } = useWatch();
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is about to disappear: the focus stays in the section.
  const stay = (act: () => void) => () => {
    heading.current?.focus();
    act();
  };
  return (
    <Section title="Where to watch" headingRef={heading}>
      {retry && <WatchFailure text="Where to watch this could not be loaded." onRetry={stay(retry)} />}
      {!watch && !retry && <OfferLinesSkeleton />}
      {watch && region === undefined && <AskCountry />}
      {watch && region !== undefined && (
        <OffersHere query={watch.queries.offersOf(id, region)} region={region} onStay={stay} />
      )}
    </Section>
  );
}
