import { contrast, mix } from '../colour.ts';
import { ink } from '../inks.ts';
import { nth } from '../nth.ts';
import type { Sheet } from '../sheet.ts';

/** Ground, wall and cloth, as letters of the ink drawer. */
const PALETTES = 'PVG SVN MTO IGV LTN DNC TMK CVG RPN BSM EMK GIM OPM HLV YVK NDS'.split(' ');
const SKINS = ['#f2cfae', '#e3ae82', '#c78a5b', '#9a6240', '#6f442c', '#4a2c1e'];
const HAIRS = ['#161411', '#39251a', '#6b3a1e', '#b0722f', '#d9b26a', '#8f948f', '#ece6da', '#7a1f22'];
/** Those that go with a dark skin. */
const DARK_HAIRS = [0, 1, 5, 6].map((index) => nth(HAIRS, index));

/** The person of a portrait: colours, measures, and what the head wears. */
export interface Sitter {
  readonly ground: string;
  readonly main: string;
  readonly cloth: string;
  readonly skin: string;
  readonly hair: string;
  readonly shade: string;
  readonly ink: string;
  readonly lip: string;
  /** Half the width of the face. */
  readonly w: number;
  readonly top: number;
  readonly chin: number;
  /** Where the light comes from. */
  readonly side: 1 | -1;
  /** Cut of the hair, 0 to 7; 6 is a hat. */
  readonly cut: number;
}

const skinTones = (skin: string) => ({
  skin,
  shade: mix(skin, '#3a1410', 0.3),
  ink: contrast(skin, '#161411') > 3.4 ? '#161411' : mix(skin, '#000000', 0.75),
  lip: mix(skin, '#a8202c', 0.62),
});

/** Somebody who has never lived. Chance is asked in this order, and in no other. */
export const sitter = (k: Sheet): Sitter => {
  const [ground = '', main = '', cloth = ''] = [...k.pick(PALETTES)].map(ink);
  const skin = k.pick(SKINS);
  const hair = k.pick(contrast(skin, '#161411') > 3 ? HAIRS : DARK_HAIRS);
  const w = k.n(76, 92);
  const top = k.n(150, 168);
  const chin = k.n(372, 396);
  const side = k.r() > 0.5 ? 1 : -1;
  return { ground, main, cloth, hair, w, top, chin, side, cut: k.i(0, 7), ...skinTones(skin) };
};
