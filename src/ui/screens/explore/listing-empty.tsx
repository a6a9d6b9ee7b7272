import { Notice } from '../../components/feedback/notice.tsx';
import { Button } from '../../components/form/button.tsx';
import styles from './listing-empty.module.css';

interface ListingEmptyProps {
  readonly title: string;
  readonly onRetry: () => void;
}

/** product.md, Explore: empty. */
export function ListingEmpty({ title, onRetry }: ListingEmptyProps) {
  return (
    <Notice
      art="screen"
      title={`No ${title} Found`}
      text="Nothing came back this time. Possible causes:"
      actions={
        <Button variant="primary" onClick={onRetry}>
          Try Again
        </Button>
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
