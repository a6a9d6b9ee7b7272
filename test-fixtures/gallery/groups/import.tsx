import { NEVER, concat, of } from 'rxjs';
import type { MatchState } from '#application/use-cases/import/import-facade.ts';
import type { TitleMatch } from '#domain/import/title-match.ts';
import { ImportButton } from '#ui/components/import/import-button.tsx';
import { ImportDialog } from '#ui/components/import/import-dialog.tsx';
import type { ImportFlow } from '#ui/components/import/import-flow.ts';
import { ImportFooter } from '#ui/components/import/import-footer.tsx';
import { reviewOf, takenMatch } from '#ui/components/import/import-review.ts';
import { ImportStep } from '#ui/components/import/import-step.tsx';
import { TakeAlong } from '#ui/components/import/take-along.tsx';
import { aLetterboxdReading } from '../../import/a-letterboxd-reading.ts';
import { aListedFilm } from '../../import/a-listed-film.ts';
import { aTable } from '../../import/a-table.ts';
import { anImportFacade } from '../../ui/an-import-facade.ts';
import type { GalleryEntry } from '../gallery-entry.ts';
import { FILM, FILMS } from '../gallery-titles.ts';

const nothing = () => undefined;

const MATCHES: readonly TitleMatch[] = [
  { kind: 'found', imported: aListedFilm({ rating: 8 }), title: FILM },
  { kind: 'undecided', imported: aListedFilm({ name: 'Hotel Perihelion' }), candidates: FILMS.slice(1, 3) },
  { kind: 'not-found', imported: aListedFilm({ name: 'No Such Picture at All', year: 1931 }) },
  { kind: 'not-asked', imported: aListedFilm({ name: 'Brass Lullaby' }) },
];
const READING = aLetterboxdReading({
  titles: MATCHES.map(({ imported }) => imported),
  leftOut: [{ name: '', reason: 'season' }],
  unrecognised: ['notes.txt'],
});
const gainOf = () => 'new' as const;
const REVIEW = reviewOf({ reading: READING, matches: MATCHES.map((match) => takenMatch(match, gainOf)), gainOf });

/** The catalogue has none of the episodes of the file. */
const STRAY: TitleMatch = {
  kind: 'found',
  imported: aListedFilm({ episodes: [{ season: 9, number: 1, seenAt: null }] }),
  title: FILM,
};
const WITHOUT_GAIN = reviewOf({
  reading: READING,
  matches: [takenMatch(STRAY, () => 'none')],
  gainOf: () => 'none',
});

/** The matching that is under way stays as it is. */
const facadeOf = (state: Partial<MatchState>) =>
  anImportFacade({
    match: ({ titles }) => ({
      state$: concat(
        of<MatchState>({ status: 'matching', isOffline: false, total: titles.length, matches: [], ...state }),
        NEVER,
      ),
      pause: nothing,
      resume: nothing,
    }),
  });

const stepOf = (
  flow: ImportFlow,
  state: Partial<MatchState> = {},
  { isDraggedOver = false, isConverting = false } = {},
) => {
  const facade = facadeOf(state);
  const does = { dispatch: nothing, read: nothing, setConverting: nothing, given: new Map() };
  const isReading = 'pending' in flow;
  return <ImportStep importing={{ flow, facade, opened: facade, isReading, isDraggedOver, isConverting, ...does }} />;
};
const convertOf = (flow: ImportFlow) => stepOf(flow, {}, { isConverting: true });

const footerOf = (flow: ImportFlow, isConverting = false) => (
  <ImportFooter importing={{ flow, isConverting, dispatch: nothing }} onAdd={nothing} onClose={nothing} />
);

const MATCHING: ImportFlow = { step: 'matching', reading: READING, asked: READING };
const HALF = MATCHES.slice(0, 2);

export const IMPORT: readonly GalleryEntry[] = [
  { component: 'ImportButton', states: { plain: <ImportButton /> } },
  {
    component: 'ImportStep',
    isWide: true,
    states: {
      choosing: stepOf({ step: 'choosing' }),
      'files held over the page': stepOf({ step: 'choosing' }, {}, { isDraggedOver: true }),
      'being read': stepOf({ step: 'choosing', pending: [] }),
      refused: stepOf({ step: 'refused', refusal: 'damaged-zip', fileName: 'letterboxd.zip' }),
      'which date comes first': stepOf({ step: 'date-order', files: [], answers: {}, example: '3/4/21' }),
      'what is in the columns of a table': stepOf({ step: 'columns', files: [], answers: {}, table: aTable() }),
      recognised: stepOf({ step: 'recognised', reading: READING }),
      'half found': stepOf(MATCHING, { matches: HALF }),
      paused: stepOf(MATCHING, { matches: HALF, status: 'paused' }),
      'without a network': stepOf(MATCHING, { matches: HALF, isOffline: true }),
      'the review': stepOf({ step: 'review', review: REVIEW }),
      'the review of what brings nothing': stepOf({ step: 'review', review: WITHOUT_GAIN }),
      'only converting': convertOf({ step: 'choosing' }),
      'recognised, to be converted': convertOf({ step: 'recognised', reading: READING }),
      'the review, to be converted': convertOf({ step: 'review', review: REVIEW }),
      'taking it along': convertOf({ step: 'take-along', review: REVIEW }),
    },
  },
  {
    component: 'ImportFooter',
    isWide: true,
    states: {
      recognised: footerOf({ step: 'recognised', reading: READING }),
      'the review': footerOf({ step: 'review', review: REVIEW }),
      'the review, to be converted': footerOf({ step: 'review', review: REVIEW }, true),
      'taking it along': footerOf({ step: 'take-along', review: REVIEW }, true),
    },
  },
  { component: 'TakeAlong', isWide: true, states: { plain: <TakeAlong hasNotes onTake={nothing} /> } },
  {
    component: 'ImportDialog',
    states: { choosing: (close) => <ImportDialog isOpen onClose={close} onAdd={nothing} /> },
  },
];
