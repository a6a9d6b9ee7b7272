import { useEffect } from 'react';
import type { LoadableQuery } from '#application/queries/loadable-query.ts';
import type { SharedDetails } from '#application/use-cases/links/shared-titles.ts';
import { CardPlaceholder } from '../../components/card/card-skeleton.tsx';
import { Button } from '../../components/form/button.tsx';
import { useNear } from '../../hooks/use-near.ts';
import styles from './shared-card.module.css';

interface AwaitedCardProps {
  readonly query: LoadableQuery<SharedDetails>;
  readonly isFailed: boolean;
}

/** A little more than what is in sight: posters still have to come. */
const NEAR_PX = 300;

/** The place of a title that the provider has not answered for. It is asked for once it comes into sight. */
export function AwaitedCard({ query, isFailed }: AwaitedCardProps) {
  const [isNear, attach] = useNear(false, NEAR_PX);
  useEffect(() => (isNear ? query.activate() : undefined), [isNear, query]);
  return (
    <div ref={attach} className={styles.awaited}>
      {isFailed ? (
        <div className={styles.failed}>
          <p>This title could not be loaded.</p>
          <Button size="small" onClick={() => query.retry()}>
            Try Again
          </Button>
        </div>
      ) : (
        <CardPlaceholder />
      )}
    </div>
  );
}
