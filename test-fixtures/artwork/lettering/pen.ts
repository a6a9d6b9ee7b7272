/** Writes compact relative path data; positions are rounded (1/unit) without drift. */
export interface Pen {
  move(x: number, y: number): void;
  line(x: number, y: number): void;
  /** To x, y by way of cx, cy. */
  curve(...[cx, cy, x, y]: [cx: number, cy: number, x: number, y: number]): void;
  close(): void;
  readonly d: string;
}

const lineTo = (...[dx, dy, str]: [dx: number, dy: number, str: (value: number) => string]): string => {
  if (dx === 0 && dy === 0) return '';
  if (dy === 0) return `h${str(dx)}`;
  return dx === 0 ? `v${str(dy)}` : `l${str(dx)}${dy < 0 ? '' : ' '}${str(dy)}`;
};

/** A new pen over empty paper. */
export const pen = (unit = 10): Pen => {
  let d = '';
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const round = (value: number): number => Math.round(value * unit);
  const str = (value: number): string => String(value / unit).replace(/^(-?)0\./, '$1.');
  const pair = (a: number, b: number): string => `${str(a)}${b < 0 ? '' : ' '}${str(b)}`;
  const goTo = (toX: number, toY: number): void => {
    [x, y] = [toX, toY];
  };
  return {
    move(toX, toY) {
      [startX, startY] = [round(toX), round(toY)];
      goTo(startX, startY);
      d += `M${pair(x, y)}`;
    },
    line(toX, toY) {
      d += lineTo(round(toX) - x, round(toY) - y, str);
      goTo(round(toX), round(toY));
    },
    curve(...[cx, cy, toX, toY]) {
      const [dx, dy] = [round(toX) - x, round(toY) - y];
      d += `q${pair(round(cx) - x, round(cy) - y)}${dx < 0 ? '' : ' '}${pair(dx, dy)}`;
      goTo(round(toX), round(toY));
    },
    close() {
      d += 'z';
      goTo(startX, startY);
    },
    get d() {
      return d;
    },
  };
};
