import type { PagedState } from '#application/queries/paged-query.ts';
import type { ClassifiedError } from '#domain/classified-error.ts';
import { formatCount } from '#domain/format/format-count.ts';
import type { Listing } from '#domain/listing.ts';
import type { Title } from '#domain/title.ts';
import { Failure } from '../../components/feedback/failure.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { Button } from '../../components/form/button.tsx';
import { EndMark } from '../../components/page/end-mark.tsx';
import styles from './listing-foot.module.css';

interface ListingFootProps {
  readonly listing: Listing;
  readonly state: PagedState<Title>;
  /** The number of titles that are shown. */
  readonly shown: number;
  /** Whether no further page is asked for, because so many had nothing to show. */
  readonly isStopped: boolean;
  /** Shows what is on other services too; undefined where that is shown already. */
  readonly onShowAll: (() => void) | undefined;
  /** Takes the filters away; undefined where there are none. */
  readonly onClear: (() => void) | undefined;
  readonly onShowHidden: () => void;
  readonly onLookFurther: () => void;
  readonly onRetry: () => void;
  readonly onRestart: () => void;
}

function ListingEnd({ noun, total }: { readonly noun: string; readonly total: number }) {
  return (
    <EndMark>
      <span>{`You've seen all available ${noun}. `}</span>
      <b>{formatCount(total)}</b> <span>in total.</span>
    </EndMark>
  );
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

interface ListingFailedProps {
  readonly title: string;
  readonly error: ClassifiedError | undefined;
  readonly onRetry: () => void;
}

/** Says that the first page or a further one failed (product.md, Errors and retry: explore failure). */
function ListingFailed({ title, error, onRetry }: ListingFailedProps) {
  return (
    <Failure
      title={`Failed to Load ${title}`}
      text="There was a problem loading the content. Please check your internet connection and try again."
      error={error}
      onRetry={onRetry}
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
  const { listing, state, shown, isStopped, onShowAll, onClear, onRestart } = props;
  const { onShowHidden, onLookFurther, onRetry } = props;
  if (state.status === 'failed') return <ListingFailed title={listing.title} error={state.error} onRetry={onRetry} />;
  if (isStopped) return <AllHidden onShow={onShowHidden} onLookFurther={onLookFurther} />;
  if (state.status === 'loading' || state.nextPage !== undefined) return null;
  if (state.items.length === 0 && onShowAll && !onClear)
    return <NothingOnServices noun={listing.noun} onShowAll={onShowAll} />;
  if (state.items.length === 0) return <ListingEmpty title={listing.title} onClear={onClear} onRetry={onRestart} />;
  return (
    <>
      {shown === 0 && <AllHidden onShow={onShowHidden} />}
      <ListingEnd noun={listing.noun} total={state.totalResults} />
    </>
  );
}
