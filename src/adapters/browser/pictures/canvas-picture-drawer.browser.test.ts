import { describe, expect, it, vi } from 'vitest';
import type { DrawnPicture } from '#application/ports/picture-drawer.ts';
import { listPicture } from '#domain/pictures/list-picture.ts';
import { type Picture, pictureDrawing } from '#domain/pictures/picture.ts';
import type { PictureFormat } from '#domain/pictures/ticket-paper.ts';
import { canvasPictureDrawer } from './canvas-picture-drawer.ts';

/** Every path is a red drawing, whatever follows the hash. */
const RED =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='200' height='300'><path fill='red' d='M0 0h200v300H0z'/></svg>#/";
const titles = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, title: `Movie ${id}`, poster_path: `/${id}.svg` }));

interface Drawing {
  readonly format?: PictureFormat;
  readonly baseUrl?: string;
  readonly signal?: AbortSignal;
}

const draw = (
  picture: Picture,
  { format = 'post', baseUrl = RED, signal = new AbortController().signal }: Drawing = {},
) =>
  canvasPictureDrawer.draw(
    { layout: (measure) => pictureDrawing(picture, { format, measure }), images: { baseUrl, sized: false } },
    signal,
  );

const bitmapOf = async (drawn: DrawnPicture) => {
  if (drawn.status !== 'drawn') throw new Error('Nothing was drawn.');
  const bitmap = await createImageBitmap(new Blob([drawn.png], { type: 'image/png' }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const colourAt = (x: number, y: number) => [...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3);
  return { size: [bitmap.width, bitmap.height], colourAt };
};

describe('a picture that is drawn (product.md, As a picture: on the device)', () => {
  it.each([
    ['post', [1_080, 1_350]],
    ['story', [1_080, 1_920]],
  ] as const)(
    'is a PNG of the size of a %s, with the posters on its paper (product.md, As a picture: formats) (product.md, As a picture: paper)',
    async (format, size) => {
      const drawn = await draw(listPicture('Noir', titles(1)), { format });
      expect(drawn).toMatchObject({ status: 'drawn', missing: 0 });
      const bitmap = await bitmapOf(drawn);
      expect(bitmap.size).toEqual(size);
      expect(bitmap.colourAt(10, 10)).toEqual([11, 17, 15]);
      expect(bitmap.colourAt(80, 300)).toEqual([245, 168, 160]);
      expect(bitmap.colourAt(200, 700)).toEqual([255, 0, 0]);
    },
  );

  it('says how many posters it lacks, and shows that there is none (product.md, As a picture: missing posters)', async () => {
    const drawn = await draw(listPicture('Noir', [...titles(2), { id: 9, poster_path: null }]), {
      baseUrl: '/nowhere/',
    });
    expect(drawn).toMatchObject({ status: 'drawn', missing: 2 });
    const { colourAt } = await bitmapOf(drawn);
    expect([24, 17]).toContain(colourAt(130, 520)[0]);
  });

  it('does without a poster that may not be read: the picture would not be the visitor’s', async () => {
    const other = new URL('/', window.location.href);
    other.hostname = other.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
    expect(await draw(listPicture('Noir', titles(1)), { baseUrl: other.href })).toMatchObject({ missing: 1 });
  });

  it('asks for no path that is none', async () => {
    const picture = listPicture('Noir', [{ id: 1, poster_path: '//elsewhere.example/a.jpg' }]);
    expect(await draw(picture)).toMatchObject({ status: 'drawn', missing: 1 });
  });

  it('is nothing once nobody waits for it', async () => {
    const controller = new AbortController();
    const drawing = draw(listPicture('Noir', titles(1)), { signal: controller.signal });
    controller.abort();
    await expect(drawing).rejects.toThrow(/abort/i);
  });
});

describe('a browser that lets no page draw (product.md, As a picture: refused)', () => {
  const refusals: readonly (readonly [string, () => unknown])[] = [
    ['has no canvas', () => vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)],
    ['gives no file', () => vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null))],
    [
      'gives noise',
      () =>
        vi
          .spyOn(CanvasRenderingContext2D.prototype, 'getImageData')
          .mockImplementation(() => new ImageData(new Uint8ClampedArray([255, 255, 255, 255]), 1)),
    ],
    [
      'forbids to read',
      () =>
        vi.spyOn(CanvasRenderingContext2D.prototype, 'getImageData').mockImplementation(() => {
          throw new DOMException('no', 'SecurityError');
        }),
    ],
  ];

  it.each(refusals)('is told of: it %s', async (_, refuse) => {
    refuse();
    expect(await draw(listPicture('Noir', titles(1)))).toEqual({ status: 'refused' });
  });
});
