import { useState } from 'react';
import type { LoadableQuery } from '#application/queries/loadable-query.ts';
import { playableVideos, type Video } from '#domain/video.ts';
import { Icon } from '../../../components/form/icon.tsx';
import { ICONS } from '../../../components/form/icons.ts';
import { textAttributes } from '../../../components/title/text-attributes.ts';
import { useLateDialog } from '../../../hooks/code/use-late-dialog.ts';
import { useQuery } from '../../../hooks/use-query.ts';
import { ExtraRow } from './extra-row.tsx';
import styles from './wide-card.module.css';

interface VideosProps {
  /** The name of the title. */
  readonly name: string;
  readonly videos: LoadableQuery<readonly Video[]>;
}

const load = () => import('../../../components/trailer/trailer-dialog.tsx');

const keyOf = ({ key }: Video): string => key;

interface VideoCardProps {
  readonly video: Video;
  readonly onPlay: (key: string) => void;
}

function VideoCard({ video: { key, name, name_language, type }, onPlay }: VideoCardProps) {
  return (
    <button type="button" className={styles.card} aria-haspopup="dialog" onClick={() => onPlay(key)}>
      <span className={styles.screen}>
        <Icon path={ICONS.play} className={styles.play} />
      </span>
      <span className={styles.name} {...textAttributes(name, name_language)}>
        {name}
      </span>
      <span className={styles.type} dir="auto">
        {type}
      </span>
    </button>
  );
}

/** All videos that can be played here; each opens the trailer's dialog (product.md, Detail: videos). */
export function Videos({ name, videos }: VideosProps) {
  const state = useQuery(videos);
  const [first, setFirst] = useState<string>();
  const { module, open, close } = useLateDialog(load);
  const play = (key: string) => {
    setFirst(key);
    open();
  };
  const playable = state.status === 'loaded' ? playableVideos(state.value) : [];
  const draw = (video: Video) => <VideoCard video={video} onPlay={play} />;
  return (
    <>
      <ExtraRow title="Videos" items={playable} keyOf={keyOf} draw={draw} />
      {module && <module.TrailerDialog name={name} videos={videos} first={first} onClose={close} />}
    </>
  );
}
