import { useEffect, useState } from 'react';
import type { PagedQuery, PagedState } from '#application/queries/paged-query.ts';
import { lookAhead } from '#domain/look-ahead.ts';
import { titleKey, type Title, type TitleKey } from '#domain/title.ts';

interface LookAheadOptions {
  readonly query: PagedQuery<Title>;
  readonly state: PagedState<Title>;
  readonly hidden: ReadonlySet<TitleKey>;
}

interface Ahead {
  /** Whether the pages have had nothing to show for so long that the visitor decides. */
  readonly isStopped: boolean;
  /** Asks for further pages all the same. */
  readonly lookFurther: () => void;
}

/** Asks for further pages while the hidden titles leave too few, and knows when to stop (product.md, Hiding: further pages). */
export const useLookAhead = ({ query, state, hidden }: LookAheadOptions): Ahead => {
  const { items, pageEnds, nextPage, status } = state;
  const [asked, ask] = useState({ query, from: 0 });
  const from = asked.query === query ? asked.from : 0;
  const ahead =
    hidden.size === 0
      ? 'enough'
      : lookAhead({ hidden: items.map((each) => hidden.has(titleKey(each))), pageEnds, from });

  const isWanting = ahead === 'more' && status === 'ready';
  useEffect(() => {
    if (isWanting && nextPage !== undefined) query.loadMore();
  }, [isWanting, query, nextPage]);

  return {
    isStopped: ahead === 'stop' && status === 'ready' && nextPage !== undefined,
    lookFurther: () => ask({ query, from: pageEnds.length }),
  };
};
