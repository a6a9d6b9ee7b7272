import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  PLAYER_GREETINGS,
  PLAYER_ORIGIN,
  type PlayerNews,
  type PlayerRefusal,
  readPlayerNews,
} from '#domain/trailer/player-news.ts';
import { playerUrl } from '#domain/trailer/player-url.ts';
import type { Video } from '#domain/video.ts';
import { ICONS } from '../form/icons.ts';
import { TrailerNotice } from './trailer-notice.tsx';
import styles from './trailer-dialog.module.css';

/** A player that has not answered by then is taken for blocked, in milliseconds (product.md, Trailer: silent). */
const PATIENCE_MS = 8_000;
/** A player that is still loading hears nothing, in milliseconds. */
const GREETING_MS = 500;

/** How a player fares: it has said nothing yet, nothing for too long, or what it has said. */
type PlayerState = 'awaited' | 'silent' | PlayerNews;

/** A refusal stays, whatever the player says after it. */
const isOver = (state: PlayerState): boolean => state !== 'awaited' && state !== 'silent' && state !== 'there';

/** Listens to the player in a frame. None of YouTube's code is in the page: messages alone go to and fro. */
const usePlayerNews = (frame: RefObject<HTMLIFrameElement | null>): PlayerState => {
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

interface PlayerScreenProps {
  /** The name of the title. */
  readonly name: string;
  readonly video: Video;
  /** Whether the title has other videos to choose. */
  readonly hasOthers: boolean;
}

const REASONS: Readonly<Record<PlayerRefusal, string>> = {
  'not-embedded': 'Its owner lets it be watched on YouTube only.',
  gone: 'It is private, or no longer on YouTube.',
  unplayable: 'YouTube could not play it here.',
};

const SILENT = 'YouTube’s player has not answered. It may be blocked on this device or in this network.';

const nextStep = (hasOthers: boolean): string =>
  hasOthers ? 'Watch it on YouTube, or choose another video.' : 'Watch it on YouTube.';

// The player is of another origin. With these permissions it may act as a page of its own, but it cannot move or
// replace ours.
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

interface PlayerProps {
  readonly ref: RefObject<HTMLIFrameElement | null>;
  readonly video: Video;
  /** The name of the title. */
  readonly name: string;
}

/** The embedded player. It starts by itself, because the visitor asked for it. */
function Player({ ref, video, name }: PlayerProps) {
  return (
    <iframe
      ref={ref}
      className={styles.player}
      title={`Trailer of ${name}`}
      src={playerUrl(video, window.location.origin)}
      sandbox={SANDBOX}
      allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

/** The player, or why it shows nothing (product.md, Trailer: refused) (product.md, Trailer: silent). */
export function PlayerScreen({ name, video, hasOthers }: PlayerScreenProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const state = usePlayerNews(frame);
  const plays = state === 'awaited' || state === 'silent' || state === 'there';
  return (
    <>
      <div className={styles.screen} aria-live="polite">
        {plays ? (
          <Player ref={frame} video={video} name={name} />
        ) : (
          <TrailerNotice
            icon={ICONS.alert}
            title="This video cannot play here"
            text={`${REASONS[state]} ${nextStep(hasOthers)}`}
          />
        )}
      </div>
      <p className={styles.silent} role="status">
        {state === 'silent' && <span>{`${SILENT} ${nextStep(hasOthers)}`}</span>}
      </p>
    </>
  );
}
