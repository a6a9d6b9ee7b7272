import { memo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { titleName, type Title } from '#domain/title.ts';
import { Button } from '../../form/button.tsx';
import { FiledTitle } from './filed-title.tsx';
import type { MatchRowProps } from './import-actions.ts';
import { ImportTitle } from './import-title.tsx';
import { TitleSearch } from './title-search.tsx';
import choice from '../choice.module.css';
import styles from './review.module.css';

/** A title that was not found, or not asked for. The visitor can look for it (product.md, Import: own search). */
export const MissingRow = memo(function MissingRow({ at, match: { imported }, title, actions }: MatchRowProps) {
  const place = useRef<HTMLDivElement>(null);
  const choose = (chosen: Title | undefined) => {
    // Renders at once, so that the focus can go to what replaces the pressed button.
    flushSync(() => actions.pick(at, chosen));
    place.current?.querySelector<HTMLElement>('input, button')?.focus();
  };
  return (
    <div ref={place}>
      <FiledTitle imported={imported} />
      {title ? (
        <div className={styles.row}>
          <div className={choice.choice}>
            <ImportTitle title={title} />
          </div>
          <Button variant="quiet" aria-label={`Not this one: ${titleName(title)}`} onClick={() => choose(undefined)}>
            Not this one
          </Button>
        </div>
      ) : (
        <TitleSearch imported={imported} search={actions.search} onChoose={choose} />
      )}
    </div>
  );
});
