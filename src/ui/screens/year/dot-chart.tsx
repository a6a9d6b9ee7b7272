import type { ChartColumn } from '#domain/diary/year-texts.ts';
import { countOf, formatCount } from '#domain/format/format-count.ts';
import { Hidden } from '../../components/page/hidden.tsx';
import { Link } from '../../components/page/link.tsx';
import styles from './dot-chart.module.css';

/** How a chart is drawn. */
export interface ChartLook {
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
          <text className={styles.figure} x={x} y={figureAt(count, look)}>
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
    <table className={styles.table}>
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
export function DotChart({ title, columns, text, one, pathOf, ...look }: DotChartProps) {
  const highest = Math.max(0, ...columns.map(({ count }) => count));
  const top = figureAt(highest, look) - FIGURE;
  return (
    <div className={styles.chart} style={{ maxInlineSize: `${columns.length * COLUMN_REM}rem` }}>
      <svg
        viewBox={`0 ${top} ${look.width * columns.length} ${BOTTOM - top}`}
        role={text ? 'img' : undefined}
        aria-label={text}
        aria-hidden={text === undefined}
      >
        <path className={styles.dots} d={columns.map(({ count }, at) => dotsPath(count, at, look)).join('')} />
        <path
          className={styles.none}
          d={columns.map(({ count }, at) => (count === 0 ? `M${centreOf(at, look)} ${BASE}h0` : '')).join('')}
        />
        <Figures columns={columns} {...look} />
      </svg>
      <ChartTable {...{ title, columns, one, pathOf }} />
    </div>
  );
}
