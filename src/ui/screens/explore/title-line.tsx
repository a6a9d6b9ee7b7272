import { memo } from 'react';
import { yearOrComingSoon } from '#domain/format/release-year.ts';
import { typeLabel } from '#domain/format/type-label.ts';
import type { Mark } from '#domain/library/marks/mark.ts';
import type { Title } from '#domain/title.ts';
import { MarkText } from '../../components/card/mark-text.tsx';
import { SavedToggle } from '../../components/card/saved-toggle.tsx';
import { ListLine } from '../../components/list/list-line.tsx';
import { ProviderRating } from '../../components/rating/provider-rating.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { useNear } from '../../hooks/use-near.ts';
import line from '../../components/list/list-line.module.css';
import styles from './title-line.module.css';

interface TitleLineProps {
  readonly title: Title;
  readonly genreNames?: string | undefined;
  /** What the visitor knows about the title. */
  readonly mark?: Mark | undefined;
}

function TitleLineContents({ title, genreNames, mark }: TitleLineProps) {
  const { clock } = useApp();
  return (
    <ListLine
      title={title}
      rating={<ProviderRating title={title} mark={mark} showNone />}
      facts={
        <>
          <span>{typeLabel(title.media_type)}</span>
          <span>{yearOrComingSoon(title, clock.now())}</span>
          {genreNames && <span dir="auto">{genreNames}</span>}
          <MarkText mark={mark} />
        </>
      }
      text={title.overview}
      language={title.overview_language}
      actions={
        <>
          <SavedToggle list="watchlist" title={title} />
          <SavedToggle list="favorites" title={title} />
        </>
      }
    />
  );
}

/** A title in a list of lines of any length. Far from the window, it is an empty place of the same height. */
export const TitleLine = memo(function TitleLine(props: TitleLineProps) {
  const [isNear, attach] = useNear(true);
  return (
    <li ref={attach} className={`${line.line} ${styles.place}`}>
      {isNear && <TitleLineContents {...props} />}
    </li>
  );
});
