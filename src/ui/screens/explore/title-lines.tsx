import { genreName } from '#domain/format/title-labels.ts';
import type { Genre } from '#domain/title-details.ts';
import { titleKey, type MediaType, type Title } from '#domain/title.ts';
import { LineBones } from '../../components/list/line-bones.tsx';
import { Lines } from '../../components/list/lines.tsx';
import { TitleLine } from '../../components/list/title-line.tsx';
import { useGenres } from './use-genres.ts';
import styles from './title-lines.module.css';

interface TitleLinesProps {
  readonly label: string;
  /** Undefined where movies and shows are mixed: those have no genres (product.md, Provider calls: genres). */
  readonly mediaType: MediaType | undefined;
  readonly titles: readonly Title[];
  readonly bones: number;
}

interface NamedLinesProps extends Omit<TitleLinesProps, 'mediaType'> {
  readonly genres: readonly Genre[];
}

function NamedLines({ label, genres, titles, bones }: NamedLinesProps) {
  return (
    <div className={styles.long}>
      <Lines label={label} busy={bones > 0}>
        {titles.map((title) => (
          <TitleLine key={titleKey(title)} title={title} genreNames={genreName(title, genres)} />
        ))}
        <LineBones count={bones} />
      </Lines>
    </div>
  );
}

function GenredLines({ mediaType, ...lines }: Omit<NamedLinesProps, 'genres'> & { readonly mediaType: MediaType }) {
  return <NamedLines {...lines} genres={useGenres(mediaType)} />;
}

const UNKNOWN: readonly Genre[] = [];

/** The list view: one title a line, with its genre where its name is known. */
export function TitleLines({ mediaType, ...lines }: TitleLinesProps) {
  return mediaType ? <GenredLines {...lines} mediaType={mediaType} /> : <NamedLines {...lines} genres={UNKNOWN} />;
}
