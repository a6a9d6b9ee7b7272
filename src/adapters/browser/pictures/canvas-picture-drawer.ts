import type { DrawnPicture, PictureDrawer, PictureOrder } from '#application/ports/picture-drawer.ts';
import { inTime } from '#application/time/in-time.ts';
import { imageUrl, isImagePath, type ImageSource } from '#domain/image-source.ts';
import type { Drawing, DrawnPoster, Measure } from '#domain/pictures/drawing.ts';
import { fontText, INKS, paintDrawing, posterKey, setFont, type Posters } from './paint-drawing.ts';

/** How long a poster or a font may take. */
const LIMIT_MS = 15_000;
/** Some browsers change the colours of what is read back a little, against fingerprints: they change them by less than this. */
const TOLERANCE = 24;

const REFUSED: DrawnPicture = { status: 'refused' };

const WIDTHS = [185, 342, 500, 780] as const;

/** The smallest size that fills its place. */
const sizeFor = (width: number) => `w${WIDTHS.find((each) => each >= width) ?? 780}` as const;

const posterUrl = (images: ImageSource, { path, box }: DrawnPoster): string | undefined =>
  path !== null && isImagePath(path) ? imageUrl(images, path, sizeFor(box.width)) : undefined;

/**
 * An element and no `fetch`: the worker gives those posters that the device keeps, and drawings as SVG are decoded. It asks with CORS, so that
 * the canvas can be read. An answer without leave for that fails.
 */
const loadPoster = async (url: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = url;
  try {
    await inTime(image.decode(), { limitMs: LIMIT_MS });
    return image;
  } catch (error) {
    image.src = '';
    throw error;
  }
};

const posterItems = ({ items }: Drawing): readonly DrawnPoster[] => items.filter((item) => item.kind === 'poster');

/** The posters that could be had. Those of one address are asked for once. */
const loadPosters = async (drawing: Drawing, images: ImageSource): Promise<Posters> => {
  const wanted = new Map(
    posterItems(drawing).flatMap((item) => {
      const url = posterUrl(images, item);
      return url === undefined ? [] : [[posterKey(item), url] as const];
    }),
  );
  const loaded = await Promise.allSettled([...wanted].map(async ([key, url]) => [key, await loadPoster(url)] as const));
  return new Map(loaded.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])));
};

/** Waits for the fonts of all texts, with the letters that these have. What does not come is drawn by what there is. */
const loadFonts = async ({ items }: Drawing): Promise<void> => {
  const texts = items.flatMap((item) => (item.kind === 'text' ? [item] : []));
  const loading = texts.map(({ font, text }) => document.fonts.load(fontText(font), text));
  await inTime(Promise.allSettled(loading), { limitMs: LIMIT_MS }).catch(() => undefined);
};

const layOut = async (context: CanvasRenderingContext2D, layout: PictureOrder['layout']): Promise<Drawing> => {
  const measure: Measure = (text, font) => {
    setFont(context, font);
    return context.measureText(text).width;
  };
  await loadFonts(layout(measure));
  // In other fonts other parts of a long text have room, and these may have letters of a font that did not come yet.
  await loadFonts(layout(measure));
  return layout(measure);
};

/** Whether what is read back is what was drawn. Private windows of some browsers give nothing, or noise. */
const isReadable = (context: CanvasRenderingContext2D, { ground }: Drawing): boolean => {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(INKS[ground].slice(at, at + 2), 16));
  const { data } = context.getImageData(2, 2, 1, 1);
  return wanted.every((value, channel) => Math.abs((data[channel] ?? 0) - value) <= TOLERANCE);
};

const pngOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));

const missingIn = (drawing: Drawing, posters: Posters): number =>
  posterItems(drawing).filter((item) => item.path !== null && !posters.has(posterKey(item))).length;

const drawOn = async (canvas: HTMLCanvasElement, { layout, images }: PictureOrder, signal: AbortSignal) => {
  const context = canvas.getContext('2d');
  if (!context) return REFUSED;
  const drawing = await layOut(context, layout);
  signal.throwIfAborted();
  const posters = await loadPosters(drawing, images);
  signal.throwIfAborted();
  Object.assign(canvas, { width: drawing.width, height: drawing.height });
  paintDrawing(context, drawing, posters);
  if (!isReadable(context, drawing)) return REFUSED;
  const png = await pngOf(canvas);
  if (!png?.size) return REFUSED;
  return {
    status: 'drawn' as const,
    png: new Uint8Array(await png.arrayBuffer()),
    missing: missingIn(drawing, posters),
  };
};

/** Draws on a canvas that is in no page (product.md, As a picture: on the device). */
export const canvasPictureDrawer: PictureDrawer = {
  async draw(order, signal) {
    try {
      return await drawOn(document.createElement('canvas'), order, signal);
    } catch (error) {
      signal.throwIfAborted();
      // A browser that forbids a canvas to be read says so by an error.
      if (error instanceof DOMException) return REFUSED;
      throw error;
    }
  },
};
