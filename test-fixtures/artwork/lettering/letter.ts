import type { Random } from '../random.ts';
import type { Face } from './faces.ts';

/** A point of a stroke; `r` where the corner is rounded. */
export interface Corner {
  readonly x: number;
  readonly y: number;
  readonly r: boolean;
}

export interface Stroke {
  readonly points: readonly Corner[];
  readonly closed: boolean;
  /** The crossbar of A, which hangs between two others. */
  readonly bar: boolean;
}

/** A letter to be written: where, how large and how. */
export interface Letter {
  readonly char: string;
  readonly face: Face;
  readonly x0: number;
  readonly y0: number;
  readonly width: number;
  readonly height: number;
  readonly random: Random;
}

/** Thickness of the upright strokes, in drawing units. */
export const uprightOf = ({ face, height }: Letter): number => (face.T ?? face.t) * height;
/** Thickness of the level strokes, in drawing units. */
export const levelOf = ({ face, height }: Letter): number => face.t * height;
