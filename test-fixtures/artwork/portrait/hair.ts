import { disc } from '../svg.ts';
import type { Sitter } from './sitter.ts';

const CX = 200;

/** Hair behind the head, as path data; undefined where there is none. */
export const hairBehind = ({ cut, w, top }: Sitter): string | undefined => {
  switch (cut) {
    case 1:
      return `M${CX - w - 34} 470Q${CX - w - 50} ${top - 46} ${CX} ${top - 50}T${CX + w + 34} 470z`;
    case 2:
      return (
        `M${CX - w - 26} 360Q${CX - w - 46} ${top - 42} ${CX} ${top - 46}T${CX + w + 26} 360` +
        `Q${CX} 420 ${CX - w - 26} 360z`
      );
    case 5:
      return disc(CX, top + 30, w + 54);
    case 7:
      return (
        `${disc(CX, top - 52, 44)}M${CX - w - 8} ${top + 110}` +
        `Q${CX - w - 20} ${top - 30} ${CX} ${top - 34}T${CX + w + 8} ${top + 110}z`
      );
    default:
      return undefined;
  }
};

const parted = ({ w, top }: Sitter): string =>
  `M${CX - w - 5} ${top + 104}Q${CX - w - 22} ${top - 34} ${CX} ${top - 40}T${CX + w + 5} ${top + 104}` +
  `Q${CX + w - 8} ${top + 50} ${CX + 30} ${top + 34}Q${CX - 40} ${top + 56} ${CX - w + 8} ${top + 60}z`;

const long = ({ w, top }: Sitter): string =>
  `M${CX - w - 10} ${top + 160}Q${CX - w - 16} ${top - 34} ${CX} ${top - 34}T${CX + w + 10} ${top + 160}` +
  `Q${CX + w - 10} ${top + 60} ${CX} ${top + 18}Q${CX - w + 10} ${top + 60} ${CX - w - 10} ${top + 160}z`;

const fringe = ({ w, top }: Sitter): string =>
  `M${CX - w - 6} ${top + 90}Q${CX - w - 6} ${top - 36} ${CX} ${top - 36}T${CX + w + 6} ${top + 90}` +
  `L${CX + w - 6} ${top + 66}H${CX - w + 6}z`;

const short = ({ w, top }: Sitter): string =>
  `M${CX - w - 3} ${top + 70}Q${CX - w} ${top - 24} ${CX} ${top - 26}T${CX + w + 3} ${top + 70}` +
  `Q${CX} ${top} ${CX - w - 3} ${top + 70}z`;

const round = ({ w, top }: Sitter): string =>
  `M${CX - w} ${top + 80}Q${CX - w - 6} ${top - 20} ${CX} ${top - 24}T${CX + w} ${top + 80}` +
  `Q${CX} ${top + 4} ${CX - w} ${top + 80}z`;

const bun = ({ w, top }: Sitter): string =>
  `M${CX - w - 4} ${top + 96}Q${CX - w - 10} ${top - 30} ${CX} ${top - 30}T${CX + w + 4} ${top + 96}` +
  `Q${CX + 30} ${top + 20} ${CX} ${top + 18}Q${CX - 30} ${top + 20} ${CX - w - 4} ${top + 96}z`;

const CUTS: Readonly<Record<number, (sitter: Sitter) => string>> = {
  0: parted,
  1: long,
  2: fringe,
  3: short,
  5: round,
  7: bun,
};

/** Hair over the brow, as path data; undefined for the bald and the hatted. */
export const hairOver = (sitter: Sitter): string | undefined => CUTS[sitter.cut]?.(sitter);
