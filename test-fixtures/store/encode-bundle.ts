import { encodingSteps } from '#adapters/store/codec/encode-bundle.ts';
import { resultOf } from '#domain/steps.ts';

/** A bundle's text at once. @param of as those of `encodingSteps` */
export const encodeBundle = (...of: Parameters<typeof encodingSteps>): string => resultOf(encodingSteps(...of));
