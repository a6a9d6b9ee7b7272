import { drawOne, type Draw } from './motifs.ts';
import { construct } from './posters/construct.ts';
import { cutout } from './posters/cutout.ts';
import { deco } from './posters/deco.ts';
import { emblem } from './posters/emblem.ts';
import { facade } from './posters/facade.ts';
import { screen } from './posters/halftone.ts';
import { horror } from './posters/horror.ts';
import { noir } from './posters/noir.ts';
import { polish } from './posters/polish.ts';
import { romance } from './posters/romance.ts';
import { scifi } from './posters/scifi.ts';
import { strata } from './posters/strata.ts';
import { swiss } from './posters/swiss.ts';
import { toy } from './posters/toy.ts';
import { wave } from './posters/wave.ts';
import { print } from './print.ts';
import { sheet, type Commission } from './sheet.ts';
import type { StyleName } from './style-names.ts';

const STYLES: Readonly<Record<StyleName, Draw>> = {
  cutout: drawOne(cutout),
  swiss: drawOne(swiss),
  polish: drawOne(polish),
  deco: drawOne(deco),
  noir: drawOne(noir),
  scifi: drawOne(scifi),
  romance: drawOne(romance),
  horror: drawOne(horror),
  halftone: drawOne(screen),
  strata: drawOne(strata),
  toy: drawOne(toy),
  construct: drawOne(construct),
  wave: drawOne(wave),
  facade: drawOne(facade),
  emblem,
};

/** A 2:3 poster as SVG, lettering included: the same for the same commission. Any title is safe. */
export const poster = (commission: Commission): string => {
  const k = sheet(commission);
  return print([400, 600], k.c[0], STYLES[k.style](k));
};
