import { memo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Title } from '#domain/title.ts';
import { Candidates } from './candidates.tsx';
import { FiledTitle } from './filed-title.tsx';
import type { MatchRowProps } from './import-actions.ts';
import { TitleSearch } from './title-search.tsx';
import styles from './review.module.css';

/** A title that could be several. The likeliest is chosen until the visitor decides (product.md, Import: to decide). */
export const UndecidedRow = memo(function UndecidedRow({ at, match, title, actions }: MatchRowProps<'undecided'>) {
  const place = useRef<HTMLFieldSetElement>(null);
  const pick = (picked: Title | null) => actions.pick(at, picked);
  const choose = (chosen: Title) => {
    // Renders at once: the pressed button is about to disappear.
    flushSync(() => pick(chosen));
    place.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  };
  return (
    <fieldset ref={place} className={styles.choices}>
      <legend>
        <FiledTitle imported={match.imported} />
      </legend>
      <Candidates match={match} title={title} isHere={actions.isHere} onPick={pick} />
      {title === null && <TitleSearch imported={match.imported} search={actions.search} onChoose={choose} />}
    </fieldset>
  );
});
