import { columnsOf, rowsOf, type Columns } from './columns.ts';
import type { DemoData, DemoPerson, DemoTitle } from './demo-data.ts';

/** The catalogue in the form in which its chunk carries it. */
export interface DemoColumns extends Omit<DemoData, 'titles' | 'people'> {
  readonly titles: Columns<DemoTitle>;
  readonly people: Columns<DemoPerson>;
}

export const toColumns = ({ titles, people, ...others }: DemoData): DemoColumns => ({
  ...others,
  titles: columnsOf(titles),
  people: columnsOf(people),
});

export const fromColumns = ({ titles, people, ...others }: DemoColumns): DemoData => ({
  ...others,
  titles: rowsOf(titles),
  people: rowsOf(people),
});
