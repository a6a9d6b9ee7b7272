import { Notice } from '../../components/feedback/notice.tsx';
import { Button } from '../../components/form/button.tsx';
import styles from './listing-empty.module.css';

interface ListingEmptyProps {
  readonly title: string;
  /** Takes the filters away; undefined where there are none. */
  readonly onClear?: (() => void) | undefined;
  readonly onRetry: () => void;
}

/** product.md, Explore: empty. */
export function ListingEmpty({ title, onClear, onRetry }: ListingEmptyProps) {
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
