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
import { countOf, formatCount } from '#domain/format/format-count.ts';
import type { ListFilters } from '#domain/library/filters/list-filter.ts';
import { Hidden } from '../../components/page/hidden.tsx';
import { Link } from '../../components/page/link.tsx';
import { Section } from '../../components/page/section.tsx';
import { ON_PHONE, useMedia } from '../../hooks/media/use-media.ts';
import dotStyles from './dot-chart.module.css';
import styles from './year.module.css';

/** How a chart is drawn. */
interface ChartLook {
  /** Dots side by side in a column. */
  readonly wide: number;
  /** Of a column, in the drawing's own units. */
  readonly width: number;
  /** How much a dot stands for. */
  readonly unit: number;
}

interface DotChartProps extends ChartLook {
  /** 'Films by month'. */
  readonly title: string;
  readonly columns: readonly ChartColumn[];
  /** What the picture says; absent where another part of it says that. */
  readonly text: string | undefined;
  /** 'film': what is counted. */
  readonly one: string;
  /** Where a column leads, by its place. */
  readonly pathOf: (column: ChartColumn) => string;
}

/** From dot to dot, and from the lowest row to the top and to the bottom. */
const PITCH = 10;
const BASE = 152;
const BOTTOM = 190;
const FOOT = 182;
const HEAD = 17;
/** A column is no wider than this, in rem. */
const COLUMN_REM = 7;
const FIGURE = 18;

/** Where the number above a column stands. */
const figureAt = (count: number, { unit, wide }: ChartLook): number => {
  const rows = Math.max(1, Math.ceil(Math.ceil(count / unit) / wide));
  return BASE - (rows - 1) * PITCH - HEAD;
};

const centreOf = (at: number, { width }: ChartLook): number => width * at + width / 2;

/** The dots of a column as a path: each is a line of no length with round ends. */
const dotsPath = (count: number, at: number, look: ChartLook): string => {
  const { wide, unit } = look;
  const left = centreOf(at, look) - ((wide - 1) * PITCH) / 2;
  const dotAt = (_: unknown, dot: number) =>
    `M${left + (dot % wide) * PITCH} ${BASE - Math.floor(dot / wide) * PITCH}h0`;
  return Array.from({ length: Math.ceil(count / unit) }, dotAt).join('');
};

function Figures({ columns, ...look }: ChartLook & Pick<DotChartProps, 'columns'>) {
  return columns.map(({ name, label, count }, at) => {
    const x = centreOf(at, look);
    return (
      <g key={name}>
        {count > 0 && (
          <text className={dotStyles.figure} x={x} y={figureAt(count, look)}>
            {formatCount(count)}
          </text>
        )}
        <text x={x} y={FOOT}>
          {label}
        </text>
      </g>
    );
  });
}

/** The same for those who listen, laid over the drawing: each number leads to what it counts. */
function ChartTable({ title, columns, one, pathOf }: Omit<DotChartProps, keyof ChartLook | 'text'>) {
  return (
    <table className={dotStyles.table}>
      <caption>
        <Hidden>{title}</Hidden>
      </caption>
      <thead>
        <tr>
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              <Hidden>{name}</Hidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {columns.map((column) => (
            <td key={column.name}>
              {column.count === 0 ? (
                <Hidden>0</Hidden>
              ) : (
                <Link to={pathOf(column)}>
                  <Hidden>{`${column.name}: ${countOf(column.count, one)}`}</Hidden>
                </Link>
              )}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** Columns of dots, drawn by the page, with a table over them (product.md, Your year: charts). */
function DotChart({ title, columns, text, one, pathOf, ...look }: DotChartProps) {
  const highest = Math.max(0, ...columns.map(({ count }) => count));
  const top = figureAt(highest, look) - FIGURE;
  return (
    <div className={dotStyles.chart} style={{ maxInlineSize: `${columns.length * COLUMN_REM}rem` }}>
      <svg
        viewBox={`0 ${top} ${look.width * columns.length} ${BOTTOM - top}`}
        role={text ? 'img' : undefined}
        aria-label={text}
        aria-hidden={text === undefined}
      >
        <path className={dotStyles.dots} d={columns.map(({ count }, at) => dotsPath(count, at, look)).join('')} />
        <path
          className={dotStyles.none}
          d={columns.map(({ count }, at) => (count === 0 ? `M${centreOf(at, look)} ${BASE}h0` : '')).join('')}
        />
        <Figures columns={columns} {...look} />
      </svg>
      <ChartTable {...{ title, columns, one, pathOf }} />
    </div>
  );
}

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
