import { caps, credit } from '../caps.ts';
import { mix } from '../colour.ts';
import { inkTitle } from '../ink-title.ts';
import { INKS } from '../inks.ts';
import { legible } from '../legible.ts';
import { FACES, type Face, type FaceName } from '../lettering/faces.ts';
import { drawOne, type Draw } from '../motifs.ts';
import type { Sheet } from '../sheet.ts';
import { circle, group, path, rect } from '../svg.ts';
import { EMBLEM_OBJECTS } from './emblem-objects.ts';

const faceOf = ({ v }: Sheet): FaceName | Face => {
  if (v > 0.66) return 'didone';
  return v > 0.53 ? 'hair' : { ...FACES.narrow, k: 0.4, t: 0.1, gap: 0.14 };
};

/** On a floor, with a long shadow. */
const onFloor = (k: Sheet, object: string): string => {
  const [g, , , , d] = k.c;
  const floor = mix(g, d, 0.16);
  return (
    rect(0, 412, 400, 188, floor) +
    path('M120 418h170l130 96H270z', mix(floor, d, 0.18)) +
    group('translate(0 8)', object) +
    inkTitle(k, faceOf(k), [32, 476, 336, 74], d, { al: 0, va: 1, max: 48, lead: 0.34, on: floor }) +
    caps(k, credit(k), 32, 566, 9, d, 0, floor)
  );
};

/** Against a rising disc or an arch. */
const againstShape = (k: Sheet, object: string): string => {
  const [g, , , , d] = k.c;
  const shape =
    k.v < 0.53
      ? circle(200, 262, 172, mix(g, INKS.W, 0.3))
      : path('M52 420V220a148 148 0 0 1 296 0v200z', mix(g, d, 0.14));
  return (
    shape +
    group('translate(0 10)', object) +
    inkTitle(k, faceOf(k), [32, 474, 336, 68], d, { al: 0.5, va: 0.5, max: 44, lead: 0.4 }) +
    caps(k, credit(k), 200, 564, 9, d, 0.5)
  );
};

/** So near that it leaves the sheet. */
const closeUp = (k: Sheet, object: string): string => {
  const [g, , b, l, d] = k.c;
  const open = legible(k, b, g, 1.3);
  return (
    group('translate(-60 -40) scale(1.3)', object) +
    rect(0, 470, 400, 130, d) +
    inkTitle(k, faceOf(k), [32, 490, 336, 62], open, { al: 0.5, va: 0.5, max: 40, lead: 0.4, on: d }) +
    caps(k, credit(k), 200, 570, 9, l, 0.5, d)
  );
};

/** Anything: one object on an open field. */
export const emblem: Draw = (k) => {
  const object = drawOne(EMBLEM_OBJECTS)(k);
  if (k.v < 0.36) return onFloor(k, object);
  return k.v < 0.7 ? againstShape(k, object) : closeUp(k, object);
};
