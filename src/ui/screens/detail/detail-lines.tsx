import { formatLongDate } from '#domain/format/long-date.ts';
import { formatDollars } from '#domain/format/numbers.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { releaseDateOf } from '#domain/title.ts';
import type { CreditLine } from '../../components/page/credit-lines.tsx';
import { known } from './known.ts';
import { Names } from './names.tsx';

const releaseDate = (title: TitleDetails): string | undefined => {
  const date = releaseDateOf(title);
  return date && formatLongDate(date);
};

const names = (list: readonly string[]) => list.length > 0 && <Names names={list} />;

/** The lines of the credits that come with the details. */
export const detailLines = (title: TitleDetails): readonly CreditLine[] =>
  known([
    { label: 'Created by', value: names(title.created_by) },
    { label: 'Genres', value: names(title.genres.map(({ name }) => name)) },
    { label: 'Release date', value: releaseDate(title) },
    { label: 'Revenue', value: title.revenue && formatDollars(title.revenue) },
  ]);
