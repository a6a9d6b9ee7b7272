import { Fragment } from 'react';
import { directorsOf, writersOf, type Credits } from '#domain/credits.ts';
import { formatLongDate } from '#domain/format/long-date.ts';
import { formatDollars } from '#domain/format/numbers.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { releaseDateOf } from '#domain/title.ts';
import type { CreditLine } from '../../components/page/credit-lines.tsx';
import { known } from './known.ts';

interface NamesProps {
  readonly names: readonly string[];
}

/** Names in one line, each in its own direction. */
function Names({ names }: NamesProps) {
  return [...new Set(names)].map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <bdi>{name}</bdi>
    </Fragment>
  ));
}

const line = (job: string, names: readonly string[]) => ({
  label: names.length > 1 ? `${job}s` : job,
  value: names.length > 0 && <Names names={names} />,
});

/** The lines of the credits that name the crew (product.md, Detail: crew). */
export const crewLines = (credits: Credits): readonly CreditLine[] =>
  known([line('Director', directorsOf(credits)), line('Writer', writersOf(credits))]);

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
