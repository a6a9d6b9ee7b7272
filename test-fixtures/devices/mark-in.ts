import type { Library } from '#domain/library/library.ts';
import type { Mark } from '#domain/library/marks/mark.ts';

/** The mark of a movie; empty where there is none. @param id `marks movie:1` */
export const markIn = ({ marks }: Library, id: string): Mark =>
  marks.find((mark) => id === `marks movie:${mark.id}`) ?? {};
