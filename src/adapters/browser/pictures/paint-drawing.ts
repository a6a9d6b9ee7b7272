import type {
  Box,
  Drawing,
  DrawnDots,
  DrawnHatch,
  DrawnItem,
  DrawnPoster,
  DrawnShape,
  DrawnText,
  Font,
  Ink,
} from '#domain/pictures/drawing.ts';

/** Those of the dark theme, in both (src/ui/styles/tokens.css). */
export const INKS: Readonly<Record<Ink, `#${string}`>> = {
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
const WIDTHS: Readonly<Record<Font['face'], string>> = { display: '', text: 'semi-condensed ' };

export const fontText = ({ face, size, weight }: Font): string =>
  `${weight} ${WIDTHS[face]}${size}px ${FAMILIES[face]}`;

export const setFont = (context: CanvasRenderingContext2D, font: Font): void => {
  context.font = fontText(font);
  // Browsers without it draw, and measure, letters at their own distance.
  context.letterSpacing = `${font.spacing ?? 0}px`;
};

/** What posters are found by. */
export type Posters = ReadonlyMap<string, HTMLImageElement>;
export const posterKey = ({ path, box }: DrawnPoster): string => `${path} ${Math.round(box.width)}`;

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

export const paintDrawing = (
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
