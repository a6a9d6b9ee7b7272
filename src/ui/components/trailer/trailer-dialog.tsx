import { useObservableEagerState } from 'observable-hooks';
import { type ReactNode, useState, type RefObject, useEffect, useRef } from 'react';
import type { LoadableQuery } from '#application/queries/loadable-query.ts';
import {
  PLAYER_GREETINGS,
  PLAYER_ORIGIN,
  type PlayerNews,
  type PlayerRefusal,
  readPlayerNews,
} from '#domain/trailer/player-news.ts';
import { playerUrl } from '#domain/trailer/player-url.ts';
import { youtubeUrl } from '#domain/trailer/youtube-url.ts';
import { playableVideos, type Video } from '#domain/video.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { buttonClass } from '../form/button-class.ts';
import { Button } from '../form/button.tsx';
import { Icon, type IconPath } from '../form/icon.tsx';
import { ICONS } from '../form/icons.ts';
import { SelectField } from '../form/select-field.tsx';
import styles from './trailer-dialog.module.css';

interface TrailerNoticeProps {
  readonly icon: IconPath;
  readonly title: string;
  readonly text: string;
  /** The action that the visitor can take. */
  readonly children?: ReactNode;
}

/** A message on the screen, in place of a trailer. */
function TrailerNotice({ icon, title, text, children }: TrailerNoticeProps) {
  return (
    <>
      <Icon path={icon} className={styles.icon} />
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </>
  );
}

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

/** The player, or why it shows nothing (product.md, Trailer: refused) (product.md, Trailer: silent). */
function PlayerScreen({ name, video, hasOthers }: PlayerScreenProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const state = usePlayerNews(frame);
  const plays = state === 'awaited' || state === 'silent' || state === 'there';
  return (
    <>
      <div className={styles.screen} aria-live="polite">
        {plays ? (
          // It starts by itself, because the visitor asked for it.
          <iframe
            ref={frame}
            className={styles.player}
            title={`Trailer of ${name}`}
            src={playerUrl(video, window.location.origin)}
            sandbox={SANDBOX}
            allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
            referrerPolicy="strict-origin-when-cross-origin"
          />
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

interface TrailerDialogProps {
  readonly name: string;
  /** The query of the videos. The screen keeps it active. */
  readonly videos: LoadableQuery<readonly Video[]>;
  /** The key of the video to begin with; the best one unless given. */
  readonly first?: string | undefined;
  readonly onClose: () => void;
}

const optionOf = ({ key, name, type }: Video) => ({ value: key, label: `${name} (${type})` });

const unplayed = (status: 'loading' | 'loaded' | 'failed', retry: () => void): ReactNode => {
  if (status === 'loading') return <Spinner size="lg" />;
  if (status === 'loaded')
    return (
      <TrailerNotice
        icon={ICONS.film}
        title="No Video Available"
        text="Video content is not available for this title"
      />
    );
  return (
    <TrailerNotice icon={ICONS.alert} title="Video Unavailable" text="Unable to load video content">
      <Button onClick={retry}>Try Again</Button>
    </TrailerNotice>
  );
};

/**
 * The trailer (product.md, Trailer: player): loading, an error, 'no video', or the player. That exists only while the dialog is open, so closing it
 * stops the sound.
 */
export function TrailerDialog({ name, videos, first, onClose }: TrailerDialogProps) {
  const state = useObservableEagerState(videos.state$);
  const [chosen, setChosen] = useState(first);
  // Whatever the browser says of the network: the player tells whether it plays.
  const playable = state.status === 'loaded' ? playableVideos(state.value) : [];
  const video = playable.find(({ key }) => key === chosen) ?? playable[0];
  const hasOthers = playable.length > 1;
  return (
    <Dialog onClose={onClose} title="Trailer" size="trailer">
      {video ? (
        <PlayerScreen key={video.key} {...{ name, video, hasOthers }} />
      ) : (
        <div className={styles.screen} aria-live="polite">
          {unplayed(state.status, () => videos.retry())}
        </div>
      )}
      {/* These are always there, whether the player plays or not (product.md, Trailer: YouTube). */}
      <div className={styles.ways}>
        {video && hasOthers && (
          <SelectField label="Video" value={video.key} options={playable.map(optionOf)} onChange={setChosen} />
        )}
        <a className={buttonClass({})} href={youtubeUrl(name, video)} target="_blank" rel="noopener noreferrer">
          Watch on YouTube
        </a>
      </div>
    </Dialog>
  );
}
