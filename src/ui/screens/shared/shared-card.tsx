import type { LoadableQuery } from '#application/queries/loadable-query.ts';
import type { SharedDetails } from '#application/use-cases/links/shared-titles.ts';
import type { Mark } from '#domain/library/mark.ts';
import type { SharedTitle } from '#domain/links/shared-list.ts';
import { TitleCardContents } from '../../components/card/title-card-contents.tsx';
import { useCurrent } from '../../hooks/use-current.ts';
import { AwaitedCard } from './awaited-card.tsx';
import { GoneCard } from './gone-card.tsx';
import { SenderMarks } from './sender-marks.tsx';

interface SharedCardProps {
  readonly shared: SharedTitle;
  readonly query: LoadableQuery<SharedDetails>;
  /** What the visitor, not the sender, knows about the title. */
  readonly mark: Mark | undefined;
}

/** A title of a shared list, in whichever state its details are. */
export function SharedCard({ shared, query, mark }: SharedCardProps) {
  const state = useCurrent(query.state$, () => query.state);
  if (state.status !== 'loaded') return <AwaitedCard query={query} isFailed={state.status === 'failed'} />;
  if (state.value === 'gone') return <GoneCard title={shared} />;
  return (
    <>
      <TitleCardContents title={state.value} heading="h2" use="grid" mark={mark} />
      <SenderMarks shared={shared} title={state.value} />
    </>
  );
}
