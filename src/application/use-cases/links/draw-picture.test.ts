import { describe, expect, it, vi } from 'vitest';
import type { DrawnPicture, PictureOrder } from '../../ports/picture-drawer.ts';
import { DrawPicture } from './draw-picture.ts';

const ORDER: PictureOrder = {
  layout: () => ({ width: 1, height: 1, ground: 'velvet', items: [] }),
  images: { baseUrl: '/', sized: false },
};

const setup = (draw: () => Promise<DrawnPicture>) => {
  const consoleLog = { warn: vi.fn(), error: vi.fn() };
  return { use: new DrawPicture({ pictureDrawer: { draw }, consoleLog }), consoleLog };
};
const signal = () => new AbortController().signal;

// product.md, As a picture: refused.
describe('drawing a picture', () => {
  it('gives what was drawn', async () => {
    const drawn: DrawnPicture = { status: 'drawn', png: new Uint8Array([1]), missing: 2 };
    expect(await setup(async () => drawn).use.execute(ORDER, signal())).toBe(drawn);
  });

  it('says that the browser draws none', async () => {
    const { use, consoleLog } = setup(async () => ({ status: 'refused' }));
    expect(await use.execute(ORDER, signal())).toEqual({ status: 'refused' });
    expect(consoleLog.warn).toHaveBeenCalledTimes(1);
  });

  it('says that its code did not come', async () => {
    const { use, consoleLog } = setup(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await use.execute(ORDER, signal())).toEqual({ status: 'failed' });
    expect(consoleLog.error).toHaveBeenCalledTimes(1);
  });

  it('is nobody’s failure once nobody waits for it', async () => {
    const { use, consoleLog } = setup(() => Promise.reject(new Error('left')));
    const controller = new AbortController();
    controller.abort();
    await expect(use.execute(ORDER, controller.signal)).rejects.toThrow('left');
    expect(consoleLog.error).not.toHaveBeenCalled();
  });
});
