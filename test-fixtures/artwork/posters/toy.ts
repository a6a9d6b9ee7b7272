import { type Box, inkTitle, type TitleOptions } from '../ink-title.ts';
import type { Draw, Motifs } from '../motifs.ts';
import { ridge } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { circle, group, path, rect, ROUND, stroke } from '../svg.ts';

const title = (...[k, box, ink = k.c[4], options]: [Sheet, Box, string?, TitleOptions?]): string =>
  inkTitle(k, 'round', box, ink, { al: 0.5, max: 52, lead: 0.34, ...options });

const whale: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  const s = circle(320, 96, 42, b) + path('M40 300a140 140 0 0 1 280 0h40l30-50v90q-10 60-70 60H120a80 80 0 0 1-80-100z', a) +
    path('M60 350h200a60 60 0 0 1-60 50h-80q-44-6-60-50z', l) + circle(112, 290, 10, d) +
    stroke('M176 150v-50m0 6q-34-40-56-6m56 6q34-40 56-6', d, 9, ROUND);
  return s + path('M0 400q25-26 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0v200H0z', d) + title(k, [32, 446, 336, 116], l, { on: d });
};

const owl: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  let s = path('M84 430V210a116 116 0 0 1 232 0v220z', a) + path('M84 190L96 90l70 44zM316 190L304 90l-70 44z', a) +
    circle(146, 210, 52, l) + circle(254, 210, 52, l) + circle(152, 212, 24, d) + circle(248, 212, 24, d) +
    path('M184 244h32l-16 34z', b);
  for (let y = 0; y < 3; y++) for (let x = 0; x < 4 - y % 2; x++) s += path(`M${124 + (y % 2) * 22 + x * 44} ${304 + y * 36}a22 22 0 0 0 44 0z`, y % 2 ? b : l);
  return s + rect(40, 430, 320, 14, d) + title(k, [32, 470, 336, 100]);
};

const balloon: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  const s = path('M200 60a118 118 0 0 1 118 118q0 80-92 160h-52q-92-80-92-160A118 118 0 0 1 200 60z', a) +
    path('M200 60q56 20 56 118 0 80-36 160h-40q-36-80-36-160Q144 80 200 60z', l) +
    path('M200 60q22 40 22 118 0 80-12 160h-20q-12-80-12-160Q178 100 200 60z', a) + rect(174, 366, 52, 36, d) +
    stroke('M178 338l2 28m42-28l-2 28', d, 3);
  return s + path(ridge(k, 460, 20, 400, 600, 3), b) + circle(70, 120, 22, l) + circle(96, 128, 28, l) + circle(126, 124, 20, l) +
    title(k, [32, 490, 336, 86], l, { on: b });
};

const storm: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  let s = path('M70 250a62 62 0 0 1 30-116a88 88 0 0 1 164-30a74 74 0 0 1 80 146z', d) +
    path('M196 240h60l-26 60h40l-92 130 26-94h-44z', b) + circle(150, 180, 9, l) + circle(226, 180, 9, l) +
    stroke('M166 208q22 20 44 0', l, 6, ROUND);
  for (let i = 0; i < 7; i++) if (i !== 2 && i !== 3) s += stroke(`M${96 + i * 38} 284l-14 44`, a, 9, ROUND);
  return s + title(k, [32, 456, 336, 114], d);
};

const fox: Draw = (k) => {
  const [, a, , l, d] = k.c;
  const s = path('M60 110l60 70h160l60-70v130q0 60-140 190Q60 300 60 240z', a) +
    path('M60 240q70 0 140 190Q60 300 60 240zM340 240q-70 0-140 190q140-130 140-190z', l) +
    path('M78 142l40 44-40 40zM322 142l-40 44 40 40z', d) + circle(146, 246, 12, d) + circle(254, 246, 12, d) + circle(200, 414, 18, d);
  return s + title(k, [32, 468, 336, 104]);
};

const kite: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  const s = circle(84, 96, 40, l) +
    group('rotate(18 230 190)', path('M230 60l86 120-86 150-86-150z', a) + path('M230 60l86 120h-86zM230 330l-86-150h86z', b)) +
    stroke('M196 326q-60 60 0 110t-60 120', d, 4, ROUND) + path('M196 372l-26-12 4 26zM176 430l30 6-16 20z', l);
  return s + path(ridge(k, 470, 16, 400, 600, 3), d) + title(k, [32, 494, 336, 80], l, { on: d });
};

const house: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  const s = circle(310, 110, 46, l) + path('M110 250l90-90 90 90v150H110z', a) + path('M96 262l104-110 104 110z', d) +
    rect(180, 320, 40, 80, d) + rect(130, 286, 34, 34, l) + rect(236, 286, 34, 34, l) + rect(246, 160, 24, 60, d);
  return s + stroke('M150 400l-16 56m36-56l8 56m44-56l-8 56m36-56l16 56', d, 12, ROUND) + path('M0 452h400v148H0z', b) +
    title(k, [32, 482, 336, 90], l, { on: b });
};

/** Animation and family: wooden toys. */
export const toy: Motifs = { whale, owl, balloon, storm, fox, kite, house };
