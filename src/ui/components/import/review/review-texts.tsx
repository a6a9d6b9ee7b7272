import type { ImportFacade } from '#application/use-cases/import/import-facade.ts';
import { countOf } from '#domain/format/format-count.ts';
import { nothingNewText } from '#domain/import/adding/nothing-new.ts';
import { gainsWithoutNews, joinedCountOf, newCountOf, type ImportReview } from '../import-review.ts';
import { putTogetherText, saidOnceText, unreadText } from '../reading-texts.ts';
import { reviewEpisodes } from './review-episodes.ts';
import steps from '../steps/steps.module.css';

const introduction = (review: ImportReview, areEpisodesCut: boolean): string => {
  if (newCountOf(review) > 0) return 'Nothing has changed yet. What you add can be taken back at once.';
  const gains = gainsWithoutNews(review);
  if (!gains) return 'Nothing is chosen to be added.';
  return `${nothingNewText({ gains, isCut: areEpisodesCut || review.reading.leftOut.length > 0 })}.`;
};

/** Of titles that the file has apart, and the catalogue as one. */
const joinedText = (count: number): string =>
  count === 0
    ? ''
    : `${countOf(count, 'title')} of your file ${count === 1 ? 'is' : 'are'} taken for one that another is taken for: what is said of both is put together.`;

interface ReviewTextsProps {
  readonly review: ImportReview;
  readonly facade: Pick<ImportFacade, 'placed'>;
}

/** What is to come of all that was found, and what is not. */
export function ReviewTexts({ review, facade }: ReviewTextsProps) {
  const { placed, strayed, joined, unasked } = reviewEpisodes(review, (match) => facade.placed(match));
  const { reading } = review;
  const texts = [
    introduction(review, strayed !== '' || unasked !== ''),
    placed,
    strayed,
    unasked,
    joined,
    putTogetherText(reading),
    joinedText(joinedCountOf(review)),
    saidOnceText(reading),
    unreadText(reading),
  ];
  return texts.map(
    (text) =>
      text && (
        <p key={text} className={steps.text}>
          {text}
        </p>
      ),
  );
}
