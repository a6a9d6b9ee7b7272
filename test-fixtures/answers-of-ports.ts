import { never } from '#application/ports/catalog/movie-catalog.checks.contract.ts';
import type { MovieCatalog, TitleId } from '#application/ports/catalog/movie-catalog.ts';
import type { ShowCatalog } from '#application/ports/catalog/show-catalog.ts';
import type { TitleAnswer, TitleAnswers, WantedParts } from '#application/ports/catalog/title-answers.ts';
import type { WatchOptions } from '#application/ports/catalog/watch-options.ts';
import type { ReleaseDate } from '#domain/calendar/calendar-entry.ts';
import { aTitle } from './a-title.ts';

/** What answers one part each. */
interface OnePart {
  readonly catalog: Pick<MovieCatalog, 'fetchDetails' | 'fetchCredits'>;
  readonly watchOptions?: Pick<WatchOptions, 'optionsOf'>;
  readonly showCatalog?: Pick<ShowCatalog, 'seasonsOf'>;
  readonly datesOf?: (id: number, country: string) => Promise<readonly ReleaseDate[]>;
}

const given = <Name extends string, Part>(name: Name, part: Part | '' | undefined) =>
  (part === undefined || part === '' ? {} : { [name]: part }) as { readonly [Key in Name]?: Part };

const partsOf = async (
  { catalog, watchOptions, datesOf }: OnePart,
  title: TitleId,
  { offersIn, datesIn, credits }: WantedParts,
): Promise<Omit<TitleAnswer, 'details'>> => ({
  ...given('offers', offersIn && (await watchOptions?.optionsOf(title, offersIn, never()))),
  ...given('dates', datesIn && (await datesOf?.(title.id, datesIn))),
  ...(credits && { credits: await catalog.fetchCredits(title, never()) }),
});

/** What lists want to know of titles, from what a test says of each part. Details that it says nothing of are plain ones where a part was asked for. */
export const answersOfPorts = (ports: OnePart): TitleAnswers => ({
  answerOf: async (title, wanted, signal) => {
    const parts = await partsOf(ports, title, wanted);
    const { seasons } = wanted;
    if (title.media_type === 'tv' && ports.showCatalog) {
      const show = await ports.showCatalog.seasonsOf(title.id, seasons ?? [], signal);
      return { details: show.details, ...parts, ...(seasons && { seasons: show.seasons }) };
    }
    const plain = (error: unknown) => {
      if (Object.keys(parts).length === 0) throw error;
      return { ...aTitle(title), genres: [], created_by: [] };
    };
    return { details: await ports.catalog.fetchDetails(title, signal).catch(plain), ...parts };
  },
});
