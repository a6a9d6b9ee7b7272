import { formatCount } from '#domain/format/format-count.ts';
import { Failure } from '../../components/feedback/failure.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { Button } from '../../components/form/button.tsx';
import { EndMark } from '../../components/page/end-mark.tsx';
import type { ShownListing } from './filters/use-listing.ts';
import styles from './listing-foot.module.css';

interface ListingFootProps {
  readonly listing: ShownListing;
  readonly hasShown: boolean;
  /** Whether no further page is asked for, because so many had nothing to show. */
  readonly isStopped: boolean;
  /** Makes an action keep the focus among the titles. */
  readonly inPlace: (act: () => void) => () => void;
  readonly onShowHidden: () => void;
  readonly onLookFurther: () => void;
}

/** There is nothing of a listing on the visitor's services (product.md, Where to watch: explore). */
function NothingOnServices({ noun, onShowAll }: { readonly noun: string; readonly onShowAll: () => void }) {
  return (
    <Notice
      art="screen"
      title="Nothing on your services"
      text={`No ${noun} like these are on your services.`}
      actions={
        <Button variant="primary" onClick={onShowAll}>
          Show all of them
        </Button>
      }
    />
  );
}

interface AllHiddenProps {
  readonly onShow: () => void;
  /** Without it there are no further pages. */
  readonly onLookFurther?: (() => void) | undefined;
}

/** product.md, Hiding: further pages. */
function AllHidden({ onShow, onLookFurther }: AllHiddenProps) {
  return (
    <Notice
      art="screen"
      title="Everything on these pages is hidden"
      text={
        onLookFurther
          ? 'You have seen or listed it, or it is not for you. There is more further down.'
          : 'You have seen or listed it, or it is not for you.'
      }
      actions={
        <>
          {onLookFurther && (
            <Button variant="primary" onClick={onLookFurther}>
              Look further
            </Button>
          )}
          <Button onClick={onShow}>Show them</Button>
        </>
      }
    />
  );
}

interface ListingEmptyProps {
  readonly title: string;
  /** Takes the filters away; undefined where there are none. */
  readonly onClear?: (() => void) | undefined;
  readonly onRetry: () => void;
}

/** product.md, Explore: empty. */
function ListingEmpty({ title, onClear, onRetry }: ListingEmptyProps) {
  return (
    <Notice
      art="screen"
      title={`No ${title} Found`}
      text={onClear ? 'Nothing matches. Other possible causes:' : 'Nothing came back this time. Possible causes:'}
      actions={
        <>
          {onClear && (
            <Button variant="primary" onClick={onClear}>
              Clear all
            </Button>
          )}
          <Button variant={onClear ? undefined : 'primary'} onClick={onRetry}>
            Try Again
          </Button>
        </>
      }
    >
      <ul className={styles.causes}>
        <li>Network issues</li>
        <li>Rate limiting</li>
        <li>The server is unavailable</li>
      </ul>
    </Notice>
  );
}

/** What is under the titles when nothing more is coming by itself: a failure, the end, or what hides all the rest. */
export function ListingFoot(props: ListingFootProps) {
  const { listing, hasShown, isStopped, inPlace, onShowHidden, onLookFurther } = props;
  const { title, noun, query, state, services, isFiltered, change } = listing;
  if (state.status === 'failed')
    return (
      // product.md, Errors and retry: explore failure.
      <Failure
        title={`Failed to Load ${title}`}
        text="There was a problem loading the content. Please check your internet connection and try again."
        error={state.error}
        onRetry={inPlace(() => query.retry())}
      />
    );
  if (isStopped) return <AllHidden onShow={onShowHidden} onLookFurther={onLookFurther} />;
  if (state.status === 'loading' || state.nextPage !== undefined) return null;
  if (state.items.length > 0)
    return (
      <>
        {!hasShown && <AllHidden onShow={onShowHidden} />}
        <EndMark>
          <span>{`You've seen all available ${noun}. `}</span>
          <b>{formatCount(state.totalResults)}</b> <span>in total.</span>
        </EndMark>
      </>
    );
  if (services.watch && !isFiltered)
    return <NothingOnServices noun={noun} onShowAll={inPlace(() => change({ isOnServices: false }))} />;
  const clear = isFiltered ? inPlace(() => change({ filters: {}, isOnServices: false })) : undefined;
  return <ListingEmpty title={title} onClear={clear} onRetry={inPlace(() => query.restart())} />;
}
