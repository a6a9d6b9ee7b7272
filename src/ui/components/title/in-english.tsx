import { isEnglishInstead } from '#domain/languages/english-instead.ts';
import { useTitleLanguage } from '../../hooks/use-title-language.ts';
import { classNames } from '../page/class-names.ts';
import styles from './in-english.module.css';

interface InEnglishProps {
  /** Of the text. */
  readonly language: string | undefined;
  readonly className?: string | undefined;
}

/** Says below a text that it is English, where another language was chosen (product.md, Titles in one’s language: in English). */
export function InEnglish({ language, className }: InEnglishProps) {
  const chosen = useTitleLanguage();
  return isEnglishInstead(language, chosen) ? <p className={classNames(styles.note, className)}>In English</p> : null;
}
