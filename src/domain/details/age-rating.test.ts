import { expect, it } from 'vitest';
import { ageRatingText } from './age-rating.ts';

it.each([
  ['movie', 'DE', '12', 'FSK 12'],
  ['tv', 'DE', '16', 'FSK 16'],
  ['movie', 'DE', 'FSK 12', 'FSK 12'],
  ['movie', 'GB', '12A', 'BBFC 12A'],
  ['movie', 'US', 'PG-13', 'MPA PG-13'],
  ['tv', 'US', 'TV-MA', 'TV-MA'],
  ['movie', 'IT', 'VM14', 'VM14'],
  ['movie', 'constructor', '18', '18'],
] as const)('of a %s in %s: %j reads %j (product.md, Detail: age rating)', (mediaType, country, rating, text) =>
  expect(ageRatingText(mediaType, country, rating)).toBe(text),
);
