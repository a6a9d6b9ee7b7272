import { joinWords } from '#domain/format/join-words.ts';
import type { ImportReading } from '#domain/import/import-reading.ts';
import { CreditLines } from '../../page/credit-lines.tsx';
import { cutText, readingLines, readingSummary } from '../reading-texts.ts';
import styles from './steps.module.css';

/** Says what was found in the files, and what is to come of it (product.md, Import: recognised). */
export function RecognisedStep({ reading }: { readonly reading: ImportReading }) {
  const { titles, unrecognised } = reading;
  return (
    <>
      <h3 className={styles.title}>{readingSummary(reading)}</h3>
      {unrecognised.length > 0 && (
        <p className={styles.text} dir="auto">
          Nothing was found in {joinWords(unrecognised)}.
        </p>
      )}
      <CreditLines lines={readingLines(reading)} className={styles.lines} />
      {cutText(reading) && <p className={styles.text}>{cutText(reading)}</p>}
      <p className={styles.text}>
        {titles.length > 0
          ? 'Now each title is looked for in the catalogue, by its number, or else by its name and year. Nothing changes before you have looked through it.'
          : 'There is nothing in it that can be kept here.'}
      </p>
    </>
  );
}
