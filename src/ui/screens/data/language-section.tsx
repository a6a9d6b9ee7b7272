import { useMemo } from 'react';
import { ownLanguageName } from '#domain/format/own-language-name.ts';
import type { LanguageTag } from '#domain/languages/language-tag.ts';
import type { NamedLanguage } from '#domain/languages/offered-languages.ts';
import { ShortFailure } from '../../components/feedback/short-failure.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { useFacade } from '../../hooks/code/use-facade.ts';
import { useLateQuery } from '../../hooks/code/use-late-query.ts';
import { useOnline } from '../../hooks/use-online.ts';
import { useTitleLanguage } from '../../hooks/use-title-language.ts';
import { DataSection } from './data-section.tsx';
import styles from './language-section.module.css';

const MISSING = 'The languages could not be loaded. Check your connection, and try again.';
const AS_THEY_ARE = { value: '', label: 'As the catalogue has them' };

const optionOf = ({ tag, name }: NamedLanguage) => ({ value: tag, label: name, language: tag });

/** All that can be chosen, with what was chosen: the list may be on its way, or lack it. */
const optionsOf = (all: readonly NamedLanguage[], chosen: LanguageTag | undefined) => {
  const isMissing = chosen !== undefined && !all.some(({ tag }) => tag === chosen);
  const own = isMissing ? [optionOf({ tag: chosen, name: ownLanguageName(chosen) })] : [];
  return [AS_THEY_ARE, ...own, ...all.map(optionOf)];
};

/** What was chosen can be read while the others are on their way. */
function LanguageField({ all }: { readonly all: readonly NamedLanguage[] }) {
  const withLanguages = useFacade('languages');
  const chosen = useTitleLanguage();
  const options = useMemo(() => optionsOf(all, chosen), [all, chosen]);
  const isOnline = useOnline();
  return (
    <>
      <SelectField
        label="Language of titles"
        value={chosen ?? ''}
        options={options}
        onChange={(tag) => void withLanguages((languages) => languages.choose(tag || undefined))}
      />
      <p className={styles.note} aria-live="polite">
        {!isOnline && 'You are offline: what is shown stays as it is until there is a connection.'}
      </p>
    </>
  );
}

const NONE: readonly NamedLanguage[] = [];

/** In which language titles come (product.md, Titles in one’s language: choice). Absent where the catalogue has one alone. */
export function LanguageSection() {
  const { isPromised } = useApp().languageOffer;
  const { asked, retry } = useLateQuery('languages', ({ all }) => all, isPromised);
  if (!isPromised) return null;
  return (
    <DataSection
      title="Language"
      text="Names, texts, posters and trailers of titles, as far as the catalogue has them. What it lacks is in English, and so is Matinee itself."
    >
      <div>
        <LanguageField all={asked.status === 'loaded' ? asked.value : NONE} />
        {asked.status === 'failed' && <ShortFailure text={MISSING} onRetry={retry} />}
      </div>
    </DataSection>
  );
}
