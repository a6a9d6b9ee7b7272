import { mix } from '../colour.ts';
import { INKS } from '../inks.ts';
import type { Draw, Motifs } from '../motifs.ts';
import { polar } from '../shapes.ts';
import { MAN } from '../silhouettes.ts';
import { circle, ellipse, group, inked, path, place, rect, ring, ROUND, stroke } from '../svg.ts';

const key: Draw = (k) => {
  const [, a] = k.c;
  return ring(200, 150, 52, 24, a) + path('M188 200h24v210h-24zM212 336h54v22h-54zM212 380h38v22h-38z', a);
};

const umbrella: Draw = (k) => {
  const [, a, , , d] = k.c;
  return path('M80 260a120 120 0 0 1 240 0q-30-24-60 0q-30-24-60 0q-30-24-60 0q-30-24-60 0z', a) +
    stroke('M200 120v254q0 34 28 34t28-30', d, 9, ROUND);
};

const chair: Draw = (k) => {
  const [, a, , , d] = k.c;
  return path('M138 110h18v150h88V110h18v300h-18V290h-88v120h-18z', d) + rect(130, 250, 140, 22, a) + rect(156, 130, 88, 14, a) +
    rect(156, 166, 88, 14, a);
};

const lighthouse: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  return path('M172 150h56l22 260h-100z', l) + path('M169 200h62l5 52h-72zM160 306h81l4 52h-90z', a) +
    path('M166 150h68v-14h-68zM178 136v-34h44v34zM172 102l28-34 28 34z', d) + path('M222 112l200-44v80zM178 112L-22 68v80z', b) +
    rect(60, 410, 280, 10, d);
};

const suitcase: Draw = (k) => {
  const [, a, , l, d] = k.c;
  return stroke('M160 216v-44q0-16 16-16h48q16 0 16 16v44', d, 14) + rect(70, 216, 260, 194, a) + rect(104, 216, 18, 194, d) +
    rect(278, 216, 18, 194, d) +
    group('rotate(-8 200 290)', rect(156, 260, 88, 54, l) + rect(166, 274, 50, 5, d) + rect(166, 290, 66, 5, d));
};

const moth: Draw = (k) => {
  const [, a, b, , d] = k.c;
  return path('M196 200Q120 100 56 150q-20 80 60 120q-40 30-20 90q60 20 100-60zM204 200q76-100 140-50q20 80-60 120q40 30 20 90q-60 20-100-60z', a) +
    circle(118, 200, 22, b) + circle(282, 200, 22, b) + circle(118, 200, 9, d) + circle(282, 200, 9, d) + ellipse(200, 250, 12, 76, d) +
    stroke('M196 180q-20-50-50-60M204 180q20-50 50-60', d, 5, ROUND);
};

const phone: Draw = (k) => {
  const [, a, , l, d] = k.c;
  return path('M84 410q0-120 74-140v-44h84v44q74 20 74 140z', a) + circle(200, 334, 56, l) + circle(200, 334, 18, d) +
    [0, 1, 2, 3, 4, 5, 6, 7].map((i) => circle(...polar(200, 334, 38, i * 0.785), 6, d)).join('') +
    path('M56 226q0-96 144-96t144 96h-76q0-34-68-34t-68 34z', d);
};

const ladder: Draw = (k) => {
  const [, a, b, , d] = k.c;
  return stroke('M150 110v320M250 110v320', d, 10) + stroke('M150 150h100m-100 50h100m-100 50h100m-100 50h100m-100 50h100', a, 10) +
    circle(200, 96, 40, b);
};

const bell: Draw = (k) => {
  const [, a, , l, d] = k.c;
  return path('M200 110q92 10 96 160l30 100H74l30-100q4-150 96-160z', a) + circle(200, 386, 26, d) + rect(190, 84, 20, 34, d) +
    stroke('M104 300h192', l, 7);
};

const crown: Draw = (k) => {
  const [, a, , l, d] = k.c;
  return path('M74 370L50 170l84 88 66-140 66 140 84-88-24 200z', a) + rect(74, 382, 252, 28, d) + circle(200, 306, 20, l) +
    circle(132, 322, 12, l) + circle(268, 322, 12, l) + circle(200, 112, 14, a) + circle(50, 166, 12, a) + circle(350, 166, 12, a);
};

const cup: Draw = (k) => {
  const [, a, , l, d] = k.c;
  return path('M96 220h176v84q0 92-88 92t-88-92z', a) + stroke('M272 244h18q38 0 38 42t-54 46', a, 16) + rect(70, 398, 228, 12, d) +
    stroke('M150 190q-22-26 0-50t0-50M214 190q-22-26 0-50t0-50', l, 8, ROUND);
};

const lamp: Draw = (k) => {
  const [g, a, , , d] = k.c;
  return path('M96 218h208l46 192H50z', mix(g, INKS.W, 0.55)) + path('M142 110h116l46 108H96z', a) + rect(194, 218, 12, 180, d) +
    ellipse(200, 402, 66, 12, d) + stroke('M262 218v54', d, 3) + circle(262, 278, 7, d);
};

const boat: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  return circle(270, 150, 50, b) + path('M196 330V100L80 330zM206 330V150l92 180z', l) +
    path('M60 344h280q-30 60-80 60H140q-54 0-80-60z', a) + rect(20, 410, 360, 7, d) + rect(60, 428, 280, 5, d);
};

const elevator: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  return rect(110, 100, 180, 310, d) + rect(124, 130, 72, 280, a) + rect(204, 130, 72, 280, a) + path('M190 116h20l-10-14z', b) +
    rect(196, 130, 8, 280, l) + place(200, 410, 1, inked(d, MAN));
};

const shoe: Draw = (k) => {
  const [, a, , l, d] = k.c;
  return path('M60 380q0-60 12-140h84q14 60 62 80l66 22q66 16 66 50v4H60z', a) + path('M60 396h290v14H60z', d) +
    path('M72 240h84l4 18H70z', d) + stroke('M170 300l26-20m-6 38l28-22m0 36l28-22', l, 7, ROUND);
};

const gramophone: Draw = (k) => {
  const [, a, , l, d] = k.c;
  return path('M262 300Q236 250 84 236L196 72q30 130 86 178z', a) +
    group('rotate(-55 140 154)', ellipse(140, 154, 100, 34, mix(a, d, 0.35))) + stroke('M268 276q30 20 8 60', d, 14) +
    rect(116, 340, 186, 64, d) + ellipse(208, 340, 82, 13, l) + circle(208, 339, 8, a) + rect(130, 404, 24, 10, a) +
    rect(264, 404, 24, 10, a);
};

const match: Draw = (k) => {
  const [, a, b, , d] = k.c;
  return path('M191 200h18v210h-18z', d) + path('M200 80q50 60 32 104q-8 24-32 24t-32-24Q150 140 200 80z', a) +
    path('M200 134q22 30 14 50q-4 12-14 12t-14-12q-6-24 14-50z', b);
};

const tooth: Draw = (k) => {
  const [, , , l, d] = k.c;
  return path('M116 130q40-30 84 0q44-30 84 0q30 60-6 120l-18 130q-8 24-22 0l-24-90q-14-30-28 0l-24 90q-14 24-22 0l-18-130q-36-60-6-120z', l) +
    stroke('M170 190q30 24 60 0', d, 7, ROUND) + circle(164, 166, 7, d) + circle(236, 166, 7, d);
};

const swan: Draw = (k) => {
  const [, a, b, l] = k.c;
  return path('M70 330q20-80 130-80q70 0 110 50l30-20q0 110-130 116q-110 4-140-66z', l) +
    stroke('M118 290q-40-60-4-120q26-40 60-16', l, 24, ROUND) + path('M170 140l52 20-50 14z', b) + rect(40, 410, 320, 6, a) +
    rect(90, 428, 220, 5, a);
};

/** Things large enough to carry a poster, around the middle of its upper part. */
export const EMBLEM_OBJECTS: Motifs = {
  key,
  umbrella,
  chair,
  lighthouse,
  suitcase,
  moth,
  phone,
  ladder,
  bell,
  crown,
  cup,
  lamp,
  boat,
  elevator,
  shoe,
  gramophone,
  match,
  tooth,
  swan,
};
