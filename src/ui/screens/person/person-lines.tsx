import { formatLongDate } from '#domain/format/format-long-date.ts';
import type { Person } from '#domain/person.ts';
import type { CreditLine } from '../../components/page/credit-lines.tsx';

const date = (day: string | undefined): string | undefined => (day ? formatLongDate(day) : undefined);

/** The known facts of a person's life. Unknown values are left out. */
export const personLines = ({ birthday, deathday, place_of_birth }: Person): readonly CreditLine[] =>
  [
    { label: 'Born', value: date(birthday) },
    { label: 'Birthplace', value: place_of_birth && <bdi>{place_of_birth}</bdi> },
    { label: 'Died', value: date(deathday) },
  ].filter(({ value }) => Boolean(value));
