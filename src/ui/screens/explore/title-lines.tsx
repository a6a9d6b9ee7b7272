import { genreName } from '#domain/format/type-label.ts';
import type { Genre } from '#domain/title-details.ts';
import { titleKey, type MediaType, type Title } from '#domain/title.ts';
import { FindNote } from '../../components/list/find-note.tsx';
import { LineSkeleton } from '../../components/list/line-skeleton.tsx';
import { Lines } from '../../components/list/lines.tsx';
import { WHOLE } from '../../components/list/sight.ts';
import { useGenres } from '../../hooks/genres/use-genres.ts';
import { useMarkOf } from '../../hooks/use-mark.ts';
import { TitleLine } from './title-line.tsx';
import styles from './title-lines.module.css';

interface TitleLinesProps {
  readonly label: string;
  /**
   * The media type of all titles. Undefined where movies and shows are mixed: those have no genres
   * (product.md, Provider calls: genres).
   */
  readonly mediaType: MediaType | undefined;
  readonly titles: readonly Title[];
  /** The number of titles, including those that are still to come. */
  readonly size: number;
  readonly placeholders: number;
}

interface NamedLinesProps extends Omit<TitleLinesProps, 'mediaType'> {
  readonly genres: readonly Genre[];
}

function NamedLines({ label, genres, titles, size, placeholders }: NamedLinesProps) {
  const markOf = useMarkOf();
  return (
    <div className={styles.long}>
      <Lines label={label} busy={placeholders > 0}>
        {titles.map((title) => (
          <TitleLine key={titleKey(title)} title={title} genreNames={genreName(title, genres)} mark={markOf(title)} />
        ))}
        <LineSkeleton count={placeholders} />
      </Lines>
      {titles.length > WHOLE && <FindNote count={size} />}
    </div>
  );
}

function GenredLines({ mediaType, ...lines }: Omit<NamedLinesProps, 'genres'> & { readonly mediaType: MediaType }) {
  return <NamedLines {...lines} genres={useGenres(mediaType)} />;
}

const UNKNOWN: readonly Genre[] = [];

/** The list look: one title a line, with its genre where the genre's name is known. */
export function TitleLines({ mediaType, ...lines }: TitleLinesProps) {
  return mediaType ? <GenredLines {...lines} mediaType={mediaType} /> : <NamedLines {...lines} genres={UNKNOWN} />;
}
