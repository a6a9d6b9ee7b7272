/** A number with what it counts below it: '142', 'films'. */
export interface PictureFigure {
  readonly value: string;
  readonly label: string;
}

/** Something with its name, as a line of the stub has it: 'Most seen director', 'Teodora Lindqvist'. */
export interface PictureLine {
  readonly label: string;
  /** A name in it keeps its own direction: it is `isolated`. */
  readonly value: string;
}
