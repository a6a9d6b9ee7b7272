import { useRef } from 'react';
import type { TitleId } from '#application/ports/catalog/movie-catalog.ts';
import type { TitleParts } from '#application/queries/title-query.ts';
import { mayHide } from '#domain/library/may-hide.ts';
import { TitleRow } from '../../components/card/title-row.tsx';
import { Gliding } from '../../components/hiding/gliding.tsx';
import { HidingBar } from '../../components/hiding/hiding-bar.tsx';
import { useHiddenTitles } from '../../components/hiding/use-hidden-titles.ts';
import { useHides } from '../../components/hiding/use-hides.ts';
import { useTitlesOf } from '../../components/hiding/use-titles-of.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import styles from './title-screen.module.css';

interface TitleRowsProps {
  readonly id: TitleId;
  readonly parts: Pick<TitleParts, 'similar' | 'recommendations'>;
}

/** What is like a title (product.md, Detail: rows), without what the visitor hides (product.md, Hiding: rows). */
export function TitleRows({ id, parts: { similar, recommendations } }: TitleRowsProps) {
  const rows = useRef<HTMLDivElement>(null);
  const [hides, choose] = useHides();
  const all = useTitlesOf([similar, recommendations]);
  const titles = useHiddenTitles({ titles: all, hides, visit: similar });
  const { hidden } = titles;
  const isOffered = useLibrary(mayHide) && all.length > 0;
  const recommended = id.media_type === 'tv' ? 'Recommended Shows' : 'Recommended Movies';
  return (
    <div ref={rows} className={styles.rows}>
      <Gliding hidden={hidden} root={rows}>
        <TitleRow title="More Like This" query={similar} hidden={hidden} />
        <TitleRow title={recommended} query={recommendations} hidden={hidden} />
      </Gliding>
      {isOffered && <HidingBar hides={hides} onChoose={choose} titles={titles} />}
    </div>
  );
}
