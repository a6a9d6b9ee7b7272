import { useEffect } from 'react';
import type { LoadableQuery } from '#application/queries/loadable-query.ts';
import type { LinkDetails } from '#application/use-cases/links/link-titles.ts';
import { typeLabel } from '#domain/format/type-label.ts';
import type { Mark } from '#domain/library/mark.ts';
import type { LinkTitle } from '#domain/links/link-list.ts';
import { mediaTypeOf, type TitleRef } from '#domain/title.ts';
import { CardMeta } from '../../components/card/card-meta.tsx';
import { CardPlaceholder } from '../../components/card/card-skeleton.tsx';
import { TitleCardContents } from '../../components/card/title-card-contents.tsx';
import { Button } from '../../components/form/button.tsx';
import { Poster } from '../../components/picture/poster.tsx';
import { useCurrent } from '../../hooks/use-current.ts';
import { useNear } from '../../hooks/use-near.ts';
import { SenderMarks } from './sender-marks.tsx';
import card from '../../components/card/card.module.css';
import styles from './link-card.module.css';

interface LinkCardProps {
  readonly theirs: LinkTitle;
  readonly query: LoadableQuery<LinkDetails>;
  /** What the visitor, not the sender, knows about the title. */
  readonly mark: Mark | undefined;
}

/** The place of a title that the provider does not have any more (product.md, Links: loading). */
function GoneCard({ title }: { readonly title: TitleRef }) {
  return (
    <>
      <div className={card.link}>
        <Poster path={null} use="grid" />
        <p className={card.title}>This title is no longer available.</p>
      </div>
      <CardMeta facts={[typeLabel(mediaTypeOf(title))]} />
    </>
  );
}

interface AwaitedCardProps {
  readonly query: LoadableQuery<LinkDetails>;
  readonly isFailed: boolean;
}

/** A little more than what is in sight: posters still have to come. */
const NEAR_PX = 300;

/** The place of a title that the provider has not answered for. It is asked for once it comes into sight. */
function AwaitedCard({ query, isFailed }: AwaitedCardProps) {
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

/** A title of a shared list, in whichever state its details are. */
export function LinkCard({ theirs: shared, query, mark }: LinkCardProps) {
  const state = useCurrent(query.state$, () => query.state);
  if (state.status !== 'loaded') return <AwaitedCard query={query} isFailed={state.status === 'failed'} />;
  if (state.value === 'gone') return <GoneCard title={shared} />;
  return (
    <>
      <TitleCardContents title={state.value} heading="h2" use="grid" mark={mark} />
      <SenderMarks theirs={shared} title={state.value} />
    </>
  );
}
