import { useRef, useState } from 'react';
import type { TitleLanguages } from '#application/use-cases/languages/title-languages.ts';
import { ownLanguageName } from '#domain/format/own-language-name.ts';
import { baseLanguage, type LanguageTag } from '#domain/languages/language-tag.ts';
import { Button } from '../../../components/form/button.tsx';
import { IconButton } from '../../../components/form/icon-button.tsx';
import { ICONS } from '../../../components/form/icons.ts';
import { useFacade } from '../../../hooks/code/use-facade.ts';
import { useTitleLanguage } from '../../../hooks/use-title-language.ts';
import styles from './language-place.module.css';

/** 'Texts in Deutsch?', with 'Yes' and a cross: after either it is not asked again (product.md, Titles in one’s language: offered). */
export function LanguageQuestion({ language }: { readonly language: LanguageTag }) {
  const region = useRef<HTMLDivElement>(null);
  const withLanguages = useFacade('languages');
  const [isAnswered, setAnswered] = useState(false);
  const isChosen = useTitleLanguage() !== undefined;
  const name = ownLanguageName(baseLanguage(language));
  const answer = (act: (languages: TitleLanguages) => void) => {
    // The pressed button is about to disappear.
    region.current?.focus({ preventScroll: true });
    setAnswered(true);
    void withLanguages(act);
  };
  return (
    <div ref={region} tabIndex={-1} className={styles.question}>
      {!isAnswered && !isChosen && (
        <>
          <span>
            Texts in <bdi lang={language}>{name}</bdi>?
          </span>
          <Button
            size="small"
            aria-label={`Yes, texts in ${name}`}
            onClick={() => answer((languages) => languages.accept(language, name))}
          >
            Yes
          </Button>
          <IconButton
            icon={ICONS.close}
            label={`No texts in ${name}`}
            onClick={() => answer((languages) => languages.decline())}
          />
        </>
      )}
    </div>
  );
}
