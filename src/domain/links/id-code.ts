import { toSigned, toUnsigned } from './signed-code.ts';

/**
 * An id as its distance from the one before, both ways in turn for as long as there are ids on both sides; then it is the id
 * itself that is left. So no code is larger than the id, none is wasted, and none stands for an id below 1.
 * @param before 0 where there is none.
 */
export const toIdCode = (id: number, before: number): number => (id < 2 * before ? toUnsigned(id - before) : id - 1);

export const fromIdCode = (code: number, before: number): number =>
  code < 2 * before - 1 ? before + toSigned(code) : code + 1;
