import { useMemo } from 'react';
import { progressText } from '#domain/shows/next-text.ts';
import { mediaTypeOf, titleKey, type TitleKey, type TitleRef } from '#domain/title.ts';
import { useUpNext } from './use-up-next.ts';

type ProgressOf = (title: TitleRef) => string | undefined;

/**
 * How to say how much of a show was seen, for a list of titles: '12 of 62'. Nothing is asked for it: it is said where the device knows it
 * (product.md, Up next: cards). The same function while nothing changes.
 */
export const useShowProgress = (): ProgressOf => {
  const { used } = useUpNext(false);
  const state = used.status === 'known' ? used.state : undefined;
  return useMemo(() => {
    const texts = new Map<TitleKey, string>();
    for (const { key, progress } of [...(state?.followed ?? []), ...(state?.stopped ?? [])])
      if (progress) texts.set(key, progressText(progress));
    return (title) => (mediaTypeOf(title) === 'tv' ? texts.get(titleKey(title)) : undefined);
  }, [state]);
};
