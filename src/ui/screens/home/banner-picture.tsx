import { useState } from 'react';
import { titlePath, type Title } from '#domain/title.ts';
import { Link } from '../../components/page/link.tsx';
import { NoImage } from '../../components/picture/no-image.tsx';
import { pictureAttributes } from '../../components/picture/picture-attributes.ts';
import { Picture } from '../../components/picture/picture.tsx';
import { useReady } from '../../hooks/ready-context.ts';
import styles from './banner-picture.module.css';

interface Layer {
  /** The number of slides shown so far. Each slide gets a layer of its own, which fades in over the one before. */
  readonly turn: number;
  readonly index: number;
}

/**
 * The slide's picture. All of it is a link. Screen readers do not see this link, because the ticket has named links.
 */
export function BannerPicture({ titles, index }: { readonly titles: readonly Title[]; readonly index: number }) {
  const [layers, setLayers] = useState<readonly Layer[]>([{ turn: 0, index }]);
  const [loaded, setLoaded] = useState<number>();
  const top = layers.at(-1);
  if (top && top.index !== index) setLayers([top, { turn: top.turn + 1, index }]);
  const current = titles[index];
  const next = titles[(index + 1) % titles.length];
  if (!current) return null;
  return (
    <Link className={styles.picture} to={titlePath(current)} tabIndex={-1} aria-hidden="true">
      {layers.map((layer) => (
        <span key={layer.turn} className={styles.layer}>
          <Picture
            path={titles[layer.index]?.backdrop_path ?? null}
            use="banner"
            eager
            priority={layer.turn === 0}
            onLoad={() => setLoaded(layer.index)}
            fallback={<NoImage />}
          />
        </span>
      ))}
      {loaded === index && <NextPicture path={next?.backdrop_path ?? null} />}
    </Link>
  );
}

/** Fetches the next slide's picture in advance, after all visible content. It shows nothing itself. */
function NextPicture({ path }: { readonly path: string | null }) {
  const { images } = useReady();
  return path && <img alt="" hidden fetchPriority="low" {...pictureAttributes(images, path, 'banner')} />;
}
