import { joinWords } from '#domain/format/join-words.ts';
import type { ImportReading } from '#domain/import/import-reading.ts';
import { CreditLines } from '../../page/credit-lines.tsx';
import {
  tooLongText,
  putTogetherText,
  readingLines,
  readingSummary,
  saidOnceText,
  seenBeforeText,
  unreadText,
} from '../reading-texts.ts';
import { LeftOutRow } from '../review/left-out-row.tsx';
import { MatchGroup } from '../review/match-group.tsx';
import styles from './steps.module.css';

interface RecognisedStepProps {
  readonly reading: ImportReading;
  readonly isConverting: boolean;
}

const TEXTS = [putTogetherText, seenBeforeText, saidOnceText, tooLongText, unreadText];

const nextText = ({ titles }: ImportReading, isConverting: boolean): string =>
  titles.length > 0
    ? `Now each title is looked for in the catalogue, by its number, or else by its name and year. ${isConverting ? 'You look through it before you get it back.' : 'Nothing changes before you have looked through it.'}`
    : `There is nothing in it that can ${isConverting ? 'go along' : 'be kept here'}.`;

/** Says what was found in the files, and what is to come of it (product.md, Import: recognised). */
export function RecognisedStep({ reading, isConverting }: RecognisedStepProps) {
  const { titles, unrecognised, leftOut } = reading;
  const drawRow = (place: number) => leftOut[place] && <LeftOutRow left={leftOut[place]} />;
  const texts = TEXTS.map((textOf) => textOf(reading)).filter(Boolean);
  return (
    <>
      <h3 className={styles.title}>{readingSummary(reading)}</h3>
      {unrecognised.length > 0 && (
        <p className={styles.text} dir="auto">{`Nothing was found in ${joinWords(unrecognised)}.`}</p>
      )}
      <CreditLines lines={readingLines(reading, isConverting)} className={styles.lines} />
      {texts.map((text) => (
        <p key={text} className={styles.text} dir="auto">
          {text}
        </p>
      ))}
      <p className={styles.text}>{nextText(reading, isConverting)}</p>
      {/* There will be no review to say why. */}
      {titles.length === 0 && leftOut.length > 0 && (
        <div className={styles.reasons}>
          <MatchGroup group="left-out" count={leftOut.length} isOpenAtFirst {...{ isConverting }} draw={drawRow} />
        </div>
      )}
    </>
  );
}
