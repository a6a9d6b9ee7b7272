import * as v from 'valibot';
import type { ImageSource } from '#domain/image-source.ts';
import { imageSourceAt, isOwnPath } from '../image-source-at.ts';
import { text } from './answer-fields.ts';
import { parseAnswer } from './parse-answer.ts';

const RawConfiguration = v.object({ images: v.object({ secure_base_url: text }) });

const isWebAddress = (address: string): boolean => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);

/**
 * The source of TMDB's pictures. It is at the configured address where TMDB gives none that can be used, and where that address is a path
 * of the site's own host: pages ask no other host for pictures then.
 */
export const mapToImageSource = (raw: unknown, configured: string): ImageSource => {
  const given = parseAnswer(RawConfiguration, raw).images.secure_base_url;
  return imageSourceAt(isWebAddress(given) && !isOwnPath(configured) ? given : configured);
};
