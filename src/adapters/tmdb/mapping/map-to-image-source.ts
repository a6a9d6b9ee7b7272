import * as v from 'valibot';
import type { ImageSource } from '#domain/image-source.ts';
import { text } from './fields.ts';
import { parseAnswer } from './parse-answer.ts';

const RawConfiguration = v.object({ images: v.object({ secure_base_url: text }) });

const isWebAddress = (address: string): boolean => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);

const withSlash = (address: string): string => (address.endsWith('/') ? address : `${address}/`);

/** The source of TMDB's pictures at a configured address. */
export const imageSourceAt = (address: string): ImageSource => ({ baseUrl: withSlash(address), sized: true });

/** The source of TMDB's pictures. It is at `fallback` where TMDB gives no address that can be used. */
export const mapToImageSource = (raw: unknown, fallback: string): ImageSource => {
  const given = parseAnswer(RawConfiguration, raw).images.secure_base_url;
  return imageSourceAt(isWebAddress(given) ? given : fallback);
};
