import type { TitleId } from '#application/ports/catalog/movie-catalog.ts';
import type { TitleAnswer, WantedParts } from '#application/ports/catalog/title-answers.ts';
import { TitleAsker, type Errand, type TitleAskerDeps } from '#application/requests/title-asker.ts';
import { CatalogError, type CatalogFailure } from '#domain/catalog-failure.ts';
import { titleKey, type TitleRef } from '#domain/title.ts';
import { aPage } from './a-page.ts';
import { aTitle } from './a-title.ts';
import { VirtualClock } from './clock/virtual-clock.ts';
import { requestRunnerOf } from './request-runner-of.ts';

interface Given {
  readonly browser?: TitleAskerDeps['browser'];
  /** How long an answer takes. */
  readonly takesMs?: number;
  /** What becomes of a request; it is answered unless this tells why not. */
  readonly failureOf?: (title: TitleRef, wanted: WantedParts) => CatalogFailure | undefined;
  readonly partsInUse?: TitleAskerDeps['partsInUse'];
}

/** Movies by their numbers. */
export const titlesFrom = (from: number, to: number): readonly TitleRef[] =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ id: from + at }));

/** Makes errands of titles, which miss what is not known. */
const errandsBy =
  (known: ReadonlySet<string>) =>
  (
    of: readonly TitleRef[],
    { part = '', ...more }: Partial<Errand<TitleRef>> & { readonly part?: string } = {},
  ): Errand<TitleRef> => ({
    titles: () => of,
    isMissing: (title) => !known.has(titleKey(title) + part),
    wants: () => ({}),
    ...more,
  });

/** An asker over a provider that notes what it is asked, and errands of titles by their numbers. */
export const askingTitles = ({
  browser = aPage(),
  takesMs = 0,
  failureOf = () => undefined,
  partsInUse,
}: Given = {}) => {
  const clock = new VirtualClock();
  const asked: { readonly id: number; readonly at: number; readonly wanted: WantedParts }[] = [];
  const known = new Set<string>();
  let [running, most] = [0, 0];
  const answerOf = async (title: TitleId, wanted: WantedParts): Promise<TitleAnswer> => {
    asked.push({ id: title.id, at: clock.scheduler.frame, wanted });
    most = Math.max(most, (running += 1));
    if (takesMs > 0) await new Promise<void>((resolve) => void clock.scheduler.schedule(() => resolve(), takesMs));
    running -= 1;
    const failure = failureOf(title, wanted);
    if (failure) throw new CatalogError(failure);
    return { details: { ...aTitle(title), genres: [], created_by: [] } };
  };
  const asker = new TitleAsker({
    clock,
    browser,
    requestRunner: requestRunnerOf(clock),
    titleAnswers: { answerOf },
    titleCache: {
      // Of each part that was asked for it is known that it was.
      note: (title, wanted, { status }) => {
        if (status === 'loaded') for (const part of ['', ...Object.keys(wanted)]) known.add(titleKey(title) + part);
      },
    },
    partsInUse: partsInUse ?? { of: () => ({}) },
  });
  const errandOf = errandsBy(known);
  const run = (...errand: Parameters<typeof errandOf>) => asker.run(errandOf(...errand)).subscribe();
  return { clock, asker, asked, errandOf, run, ids: () => asked.map(({ id }) => id), most: () => most };
};
