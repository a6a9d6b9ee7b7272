import { useMemo } from 'react';
import { dayOf } from '#domain/days/calendar-day.ts';
import { byRound } from '#domain/shows/rounds.ts';
import type { ShowSeen } from '#domain/shows/seen-episodes.ts';
import { showKey, type WatchedShow } from '#domain/shows/watched-show.ts';
import { useLibrary } from './use-library.ts';
import { useMark } from './use-mark.ts';
import { useNow } from './use-now.ts';

/** What the visitor has said of a show, by the round that runs; another value only where something of it is another. @param id of the show */
export const useShowSeen = (id: number): ShowSeen & { readonly show: WatchedShow | undefined } => {
  const show = useLibrary(({ episodes }) => episodes.find((each) => showKey(each) === showKey({ id })));
  const mark = useMark({ media_type: 'tv', id });
  const today = dayOf(useNow());
  return useMemo(() => byRound({ show, mark, today }), [show, mark, today]);
};
