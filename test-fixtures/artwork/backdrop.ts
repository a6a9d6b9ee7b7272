import { construct } from './backdrops/construct.ts';
import { cutout } from './backdrops/cutout.ts';
import { deco } from './backdrops/deco.ts';
import { emblem } from './backdrops/emblem.ts';
import { facade } from './backdrops/facade.ts';
import { screen } from './backdrops/halftone.ts';
import { horror } from './backdrops/horror.ts';
import { noir } from './backdrops/noir.ts';
import { polish } from './backdrops/polish.ts';
import { romance } from './backdrops/romance.ts';
import { scifi } from './backdrops/scifi.ts';
import { strata } from './backdrops/strata.ts';
import { swiss } from './backdrops/swiss.ts';
import { toy } from './backdrops/toy.ts';
import { wave } from './backdrops/wave.ts';
import { drawOne, type Draw } from './motifs.ts';
import { print } from './print.ts';
import { sheet, type Commission } from './sheet.ts';
import type { StyleName } from './style-names.ts';

const STYLES: Readonly<Record<StyleName, Draw>> = {
  cutout: drawOne(cutout),
  swiss: drawOne(swiss),
  polish,
  deco,
  noir: drawOne(noir),
  scifi: drawOne(scifi),
  romance: drawOne(romance),
  horror: drawOne(horror),
  halftone: drawOne(screen),
  strata: drawOne(strata),
  toy: drawOne(toy),
  construct: drawOne(construct),
  wave: drawOne(wave),
  facade,
  emblem: drawOne(emblem),
};

/** A 16:9 still as SVG, in the inks of the poster of the same commission, without lettering. */
export const backdrop = (commission: Commission): string => {
  const k = sheet(commission);
  return print([1280, 720], k.c[0], STYLES[k.style](k));
};
