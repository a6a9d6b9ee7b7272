import { useEffect, useState, type RefObject } from 'react';
import { PLAYER_GREETINGS, PLAYER_ORIGIN, readPlayerNews, type PlayerNews } from '#domain/trailer/player-news.ts';

/** A player that has not answered by then is taken for blocked, in milliseconds (product.md, Trailer: silent). */
const PATIENCE_MS = 8_000;
/** A player that is still loading hears nothing, in milliseconds. */
const GREETING_MS = 500;

/** How a player fares: it has said nothing yet, nothing for too long, or what it has said. */
type PlayerState = 'awaited' | 'silent' | PlayerNews;

/** A refusal stays, whatever the player says after it. */
const isOver = (state: PlayerState): boolean => state !== 'awaited' && state !== 'silent' && state !== 'there';

/** Listens to the player in a frame. None of YouTube's code is in the page: messages alone go to and fro. */
export const usePlayerNews = (frame: RefObject<HTMLIFrameElement | null>): PlayerState => {
  const [state, setState] = useState<PlayerState>('awaited');
  useEffect(() => {
    // To whichever page is in the frame: a blocked one has no origin. There is nothing in it to keep from others.
    const greet = () => PLAYER_GREETINGS.forEach((text) => frame.current?.contentWindow?.postMessage(text, '*'));
    const greeting = setInterval(greet, GREETING_MS);
    const patience = setTimeout(() => setState('silent'), PATIENCE_MS);
    const hear = ({ data, origin, source }: MessageEvent<unknown>) => {
      const news = readPlayerNews(data);
      if (origin !== PLAYER_ORIGIN || source !== frame.current?.contentWindow || !news) return;
      clearTimeout(patience);
      clearInterval(greeting);
      // It may have begun to listen between the two greetings.
      if (news === 'there') greet();
      setState((before) => (isOver(before) ? before : news));
    };
    window.addEventListener('message', hear);
    return () => {
      window.removeEventListener('message', hear);
      clearTimeout(patience);
      clearInterval(greeting);
    };
  }, [frame]);
  return state;
};
