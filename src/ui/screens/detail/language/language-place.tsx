import { Suspense, useState } from 'react';
import { useApp } from '../../../hooks/app-context.ts';
import { lateComponent, Nothing } from '../../../hooks/code/late-component.tsx';
import styles from './language-place.module.css';

const { Component: LanguageQuestion } = lateComponent(
  () => import('./language-question.tsx'),
  'LanguageQuestion',
  Nothing,
);

/**
 * The place below a title's text where its language is offered, once (product.md, Titles in one’s language: offered). It has its room as long as
 * the page is shown, answered or not: nothing moves.
 */
export function LanguagePlace() {
  const { languageOffer } = useApp();
  const [language] = useState(() => languageOffer.language);
  if (language === undefined) return null;
  return (
    <div className={styles.place}>
      <Suspense>
        <LanguageQuestion language={language} />
      </Suspense>
    </div>
  );
}
