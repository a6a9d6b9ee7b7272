import { pad } from '#domain/days/calendar-day.ts';
import { figurePath, ofRating } from '#domain/diary/diary-path.ts';
import type { YearFigures } from '#domain/diary/year-figures.ts';
import { ALL_TIME, type YearName } from '#domain/diary/year-of.ts';
import {
  type ChartColumn,
  chartText,
  dotText,
  dotUnit,
  monthColumns,
  ratingColumns,
  weekdayColumns,
  yearColumns,
} from '#domain/diary/year-texts.ts';
import type { ListFilters } from '#domain/library/filters/list-filter.ts';
import { Section } from '../../components/page/section.tsx';
import { ON_PHONE, useMedia } from '../../hooks/media/use-media.ts';
import { DotChart } from './dot-chart.tsx';
import styles from './year.module.css';

interface YearChartsProps {
  readonly year: YearName;
  readonly figures: YearFigures;
}

interface ChartProps {
  readonly year: YearName;
  readonly heading: string;
  /** 'Films by month'. */
  readonly title: string;
  readonly columns: readonly ChartColumn[];
  readonly one: string;
  /** Dots side by side, and the room for a column. */
  readonly wide: number;
  readonly width: number;
  /** What a column is about, by its place from 0 on. */
  readonly figureOf: (at: number) => ListFilters;
}

/** So many rows of dots have room. */
const ROWS = 14;
/** More columns than these have no room to be pressed side by side on a phone. */
const ON_A_PHONE = 7;
/** That of a row there, in the drawing's own units. */
const PHONE_WIDTH = 360;

/** Columns in one row, or in two where a finger needs the room. */
const useRows = ({ columns, width }: Pick<ChartProps, 'columns' | 'width'>) => {
  const isHalved = useMedia(ON_PHONE) === true && columns.length > ON_A_PHONE;
  if (!isHalved) return [{ columns, width }];
  const half = Math.ceil(columns.length / 2);
  const halves = [columns.slice(0, half), columns.slice(half)];
  return halves.map((part) => ({ columns: part, width: PHONE_WIDTH / half }));
};

/** 'Films by month, January to June'. */
const partTitle = (title: string, columns: readonly ChartColumn[]): string =>
  `${title}, ${columns[0]?.name} to ${columns.at(-1)?.name}`;

function Chart({ year, heading, title, columns, one, wide, width, figureOf }: ChartProps) {
  const rows = useRows({ columns, width });
  const unit = dotUnit(columns, ROWS * wide);
  if (columns.length === 0) return null;
  const pathOf = (column: ChartColumn) => figurePath(year, figureOf(columns.indexOf(column)));
  return (
    <Section title={heading} arrows={<p className={styles.note}>{dotText(unit, one)}</p>}>
      <div className={styles.parts}>
        {rows.map((row, at) => (
          <DotChart
            key={row.columns[0]?.name ?? ''}
            {...{ one, wide, unit, pathOf }}
            {...row}
            title={rows.length === 1 ? title : partTitle(title, row.columns)}
            text={at === 0 ? chartText(title, columns) : undefined}
          />
        ))}
      </div>
    </Section>
  );
}

/** Films by the months of a year, or by years (product.md, Your year: months and weekdays). */
function FilmsInTime({ year, figures }: YearChartsProps) {
  const isAll = year === ALL_TIME;
  const columns = isAll ? yearColumns(figures) : monthColumns(figures);
  return (
    <Chart
      {...{ year, columns, one: 'film', wide: 4, width: 80 }}
      heading={isAll ? 'By year' : 'By month'}
      title={isAll ? 'Films by year' : 'Films by month'}
      figureOf={(at) => ({ when: isAll ? columns[at]?.name : `${year}-${pad(at + 1)}` })}
    />
  );
}

/** The charts of a year: months, weekdays, and the visitor's ratings. */
export function YearCharts({ year, figures }: YearChartsProps) {
  return (
    <>
      <div className={styles.whole}>
        <FilmsInTime year={year} figures={figures} />
      </div>
      <Chart
        {...{ year, one: 'film', wide: 1, width: 54 }}
        heading="By weekday"
        title="Films by weekday"
        columns={weekdayColumns(figures)}
        figureOf={(at) => ({ weekday: at + 1 })}
      />
      <Chart
        {...{ year, one: 'title', wide: 1, width: 38 }}
        heading="Your ratings"
        title="Titles by your rating"
        columns={ratingColumns(figures.ratings)}
        figureOf={(at) => ofRating(at + 1)}
      />
    </>
  );
}
