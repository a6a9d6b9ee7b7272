import type { DrawnPicture, PictureDrawer, PictureOrder } from '#application/ports/picture-drawer.ts';
import { inTime } from '#application/time/in-time.ts';
import { imageUrl, isImagePath, type ImageSource } from '#domain/image-source.ts';
import type {
  Drawing,
  DrawnPoster,
  Measure,
  Box,
  DrawnDots,
  DrawnHatch,
  DrawnItem,
  DrawnShape,
  DrawnText,
  Font,
  Ink,
} from '#domain/pictures/drawing.ts';

/** Those of the dark theme, in both (src/ui/styles/tokens.css). */
const INKS: Readonly<Record<Ink, `#${string}`>> = {
  velvet: '#0b110f',
  ticket: '#f5a8a0',
  'ticket-ink-2': '#4a2a28',
  hatch: '#18221e',
  'hatch-2': '#111916',
  'hatch-ink': '#8d9a93',
};

/** As in src/ui/styles/tokens.css. */
const FAMILIES: Readonly<Record<Font['face'], string>> = {
  display: "'Besley Variable', 'Besley Fallback', 'Rockwell', Georgia, serif",
  text: "'Archivo Variable', 'Archivo Fallback', system-ui, sans-serif",
};

/** What Archivo is narrowed to, by the one name that there is for it: 87.5 %. */
const STRETCHES: Readonly<Record<Font['face'], string>> = { display: '', text: 'semi-condensed ' };

const fontText = ({ face, size, weight }: Font): string => `${weight} ${STRETCHES[face]}${size}px ${FAMILIES[face]}`;

const setFont = (context: CanvasRenderingContext2D, font: Font): void => {
  context.font = fontText(font);
  // Browsers without it draw, and measure, letters at their own distance.
  context.letterSpacing = `${font.spacing ?? 0}px`;
};

/** What posters are found by. */
type Posters = ReadonlyMap<string, HTMLImageElement>;
const posterKey = ({ path, box }: DrawnPoster): string => `${path} ${Math.round(box.width)}`;

const paintText = (context: CanvasRenderingContext2D, { text, font, ink, x, y, end, isRightToLeft }: DrawnText) => {
  setFont(context, font);
  context.direction = isRightToLeft ? 'rtl' : 'ltr';
  context.textAlign = end;
  context.fillStyle = INKS[ink];
  context.fillText(text, x, y);
};

const fillShape = (context: CanvasRenderingContext2D, shape: Path2D, ink: Ink) => {
  context.fillStyle = INKS[ink];
  context.fill(shape);
};

const paintShape = (context: CanvasRenderingContext2D, { path, x, y, scale, ink, stroke }: DrawnShape) => {
  context.translate(x, y);
  context.scale(scale, scale);
  if (stroke === undefined) {
    fillShape(context, new Path2D(path), ink);
    return;
  }
  Object.assign(context, { strokeStyle: INKS[ink], lineWidth: stroke, lineCap: 'round', lineJoin: 'round' });
  context.stroke(new Path2D(path));
};

const paintDots = (context: CanvasRenderingContext2D, { from, to, y, size, pitch, ink }: DrawnDots) => {
  Object.assign(context, { strokeStyle: INKS[ink], lineWidth: size, lineCap: 'round' });
  context.setLineDash([0, pitch]);
  context.beginPath();
  context.moveTo(from, y);
  context.lineTo(to, y);
  context.stroke();
};

const clipTo = (context: CanvasRenderingContext2D, { x, y, width, height }: Box) => {
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
};

const STRIPE = 14;

const paintHatch = (context: CanvasRenderingContext2D, { box }: DrawnHatch) => {
  clipTo(context, box);
  context.fillStyle = INKS['hatch-2'];
  context.fillRect(box.x, box.y, box.width, box.height);
  for (let along = -box.height; along < box.width; along += 2 * STRIPE) {
    const x = box.x + along;
    const end = box.y + box.height;
    fillShape(context, new Path2D(`M${x} ${end}L${x + box.height} ${box.y}h${STRIPE}L${x + STRIPE} ${end}z`), 'hatch');
  }
};

/** A poster that has another form is cut at two sides. */
const paintPoster = (context: CanvasRenderingContext2D, image: HTMLImageElement, box: Box) => {
  clipTo(context, box);
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.max(box.width / naturalWidth, box.height / naturalHeight);
  const [width, height] = [naturalWidth * scale, naturalHeight * scale];
  context.drawImage(image, box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height);
};

/** Nothing that is set for one item is left for the next. */
const apart = (context: CanvasRenderingContext2D, paint: () => void) => {
  context.save();
  paint();
  context.restore();
};

const paintPlain = (context: CanvasRenderingContext2D, item: Exclude<DrawnItem, DrawnPoster>) =>
  apart(context, () => {
    if (item.kind === 'text') paintText(context, item);
    else if (item.kind === 'shape') paintShape(context, item);
    else if (item.kind === 'dots') paintDots(context, item);
    else paintHatch(context, item);
  });

const paintDrawing = (
  context: CanvasRenderingContext2D,
  { width, height, ground, items }: Drawing,
  posters: Posters,
): void => {
  context.fillStyle = INKS[ground];
  context.fillRect(0, 0, width, height);
  for (const item of items) {
    const image = item.kind === 'poster' ? posters.get(posterKey(item)) : undefined;
    if (item.kind !== 'poster') paintPlain(context, item);
    else if (image) apart(context, () => paintPoster(context, image, item.box));
    else for (const each of item.instead) paintPlain(context, each);
  }
};

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
