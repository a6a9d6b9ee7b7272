import type { Contents } from '#domain/library/bundle.ts';
import { missingFrom } from '#domain/library/library-difference.ts';

/** Whether nothing that another has is missing. Where both have said something, that may be another thing: `hasOwn` tells. */
export const containsLibrary = (own: Contents, other: Contents): boolean => missingFrom(own, other).length === 0;
