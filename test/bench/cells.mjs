import { RUNS } from './repeat.mjs';

export const BESIDE = `on this machine, unthrottled, medians of ${RUNS}`;

export const COUNT = new Intl.NumberFormat('en-US');
/** @param {readonly (readonly [number, number])[]} figures each with its digits */
export const cells = (figures) =>
  figures.map(([figure, digits]) => (Number.isNaN(figure) ? '–' : figure.toFixed(digits)));
