/** What a picture is printed with. The same in both themes (product.md, As a picture: paper). */
export type Ink = 'velvet' | 'ticket' | 'ticket-ink-2' | 'hatch' | 'hatch-2' | 'hatch-ink';

export interface Font {
  /** That of titles and numbers, or that of everything else. */
  readonly face: 'display' | 'text';
  /** In pixels of the picture, as all lengths are. */
  readonly size: number;
  readonly weight: 500 | 600 | 700 | 800;
  /** Between letters; 0 unless given. */
  readonly spacing?: number;
}

/** How wide a text is. */
export type Measure = (text: string, font: Font) => number;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface DrawnText {
  readonly kind: 'text';
  readonly text: string;
  readonly font: Font;
  readonly ink: Ink;
  /** Of its left end, or of its right one. */
  readonly x: number;
  /** Of its baseline. */
  readonly y: number;
  readonly end: 'left' | 'right';
  readonly isRightToLeft: boolean;
}

/** A shape by its path, as SVG writes it. */
export interface DrawnShape {
  readonly kind: 'shape';
  readonly path: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly ink: Ink;
  /** How wide its line is, before it is scaled; filled where there is none. */
  readonly stroke?: number;
}

/** A row of dots, from left to right. */
export interface DrawnDots {
  readonly kind: 'dots';
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly size: number;
  /** From one dot to the next. */
  readonly pitch: number;
  readonly ink: Ink;
}

/** Slanted stripes. */
export interface DrawnHatch {
  readonly kind: 'hatch';
  readonly box: Box;
}

export interface DrawnPoster {
  readonly kind: 'poster';
  /** Null where the title has none. */
  readonly path: string | null;
  /** What it is cut to fill. */
  readonly box: Box;
  /** Drawn where there is none, and where it cannot be had. */
  readonly instead: readonly (DrawnHatch | DrawnShape | DrawnText)[];
}

export type DrawnItem = DrawnText | DrawnShape | DrawnDots | DrawnHatch | DrawnPoster;

/** A picture as what is to be drawn, the first item beneath the others. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** All of it, beneath the first item. */
  readonly ground: Ink;
  readonly items: readonly DrawnItem[];
}
