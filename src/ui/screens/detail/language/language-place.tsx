import { useState } from 'react';
import { useApp } from '../../../hooks/app-context.ts';
import { latePart } from '../../../hooks/code/late-component.tsx';
import styles from './language-place.module.css';

const LanguageQuestion = latePart(() => import('./language-question.tsx'), 'LanguageQuestion');

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
      <LanguageQuestion language={language} />
    </div>
  );
}
