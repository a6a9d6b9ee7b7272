import { mix } from '../colour.ts';
import { inkTitle } from '../ink-title.ts';
import type { Draw, Motifs } from '../motifs.ts';
import { MAN, WALKER, WOMAN } from '../silhouettes.ts';
import { box, group, inked, num, path, place, rect, ROUND, stroke } from '../svg.ts';

const block: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  let s = '';
  let w = '';
  let n = '';
  for (let y = 0; y < 6; y++) for (let x = 0; x < 5; x++) {
    const X = 40 + x * 66, Y = 150 + y * 70, lit = k.r();
    if (lit > 0.55) w += box(X, Y, 46, 50);
    else n += box(X, Y, 46, 50);
  }
  s += rect(20, 130, 360, 480, a) + path(n, d) + path(w, l);
  for (let i = 0; i < 4; i++) {
    const x = 40 + k.i(0, 4) * 66 + 23, y = 200 + k.i(0, 5) * 70;
    s += place(x, y, 0.4, inked(i ? d : b, k.pick([MAN, WOMAN])));
  }
  return s + rect(12, 122, 376, 12, d) + inkTitle(k, 'gothic', [24, 28, 352, 84], l, { al: 0.5, va: 1, max: 76 });
};

const hotel: Draw = (k) => {
  const [, a, , l, d] = k.c;
  let s = '';
  let w = '';
  let open = '', knobs = '';
  for (let y = 0; y < 5; y++) for (let x = 0; x < 4; x++) {
    const X = 58 + x * 76, Y = 216 + y * 84, q = `M${X} ${Y}v-40a28 28 0 0 1 56 0v40z`;
    if (x + y * 4 === Math.floor(k.v * 20)) open = path(q, l) + place(X + 26, Y, 0.5, inked(d, WOMAN));
    else {
      w += q;
      knobs += `M${X + 44} ${Y - 26}h0`;
    }
  }
  s += path(w, a) + stroke(knobs, l, 6, ROUND) + open;
  return s + inkTitle(k, 'decoHeavy', [28, 36, 344, 84], l, { al: 0.5, va: 0.5, max: 48 });
};

const train: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  let s = '';
  for (let y = 0; y < 3; y++) {
    const Y = 150 + y * 120;
    s += rect(-10, Y, 420, 84, y % 2 ? a : b) + rect(-10, Y + 60, 420, 6, l);
    for (let x = 0; x < 5; x++) {
      const X = 14 + x * 80 + (y % 2) * -24;
      s += rect(X, Y + 12, 56, 40, k.r() > 0.4 ? l : d) +
        (k.r() > 0.5 ? place(X + 28, Y + 52, 0.34, inked(d, k.pick([MAN, WOMAN]))) : '');
    }
    s += rect(-10, Y + 90, 420, 3, d);
  }
  return s + inkTitle(k, 'gothic', [28, 34, 344, 90], d, { va: 0.5, max: 72 });
};

const stairwell: Draw = (k) => {
  const [g, a, b, l] = k.c;
  let s = '';
  const flight = (y: number, flip: boolean, c: string): string => {
    let q = `M90 ${y}h24`;
    for (let n = 0; n < 8; n++) q += `v${num(9)}h23`;
    q += `v16H284L90 ${y + 12}z`;
    return flip ? group('translate(400 0) scale(-1 1)', path(q, c)) : path(q, c);
  };
  for (let i = 0; i < 6; i++) {
    const y = 172 + i * 74;
    s += flight(y, i % 2 === 1, i % 2 ? a : mix(a, b, 0.5)) + rect(i % 2 ? 286 : 30, y, 84, 9, l) +
      rect(i % 2 ? 286 : 30, y - 34, 84, 3, mix(g, l, 0.5));
  }
  return s + place(338, 246, 0.62, inked(l, WALKER)) + place(66, 320, 0.62, inked(l, MAN)) + place(64, 468, 0.62, inked(b, WOMAN)) +
    inkTitle(k, 'gothic', [28, 30, 344, 84], l, { va: 0.4, max: 64 });
};

/** Ensemble stories: many windows, many lives. */
export const facade: Motifs = { block, hotel, train, stairwell };
