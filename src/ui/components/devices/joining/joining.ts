import type { JoinAnswer, JoinPreview } from '#application/use-cases/devices/devices-facade.ts';

/** Where the visitor is between a way and the shared lists (product.md, Devices on screen: steps). */
export type Joining =
  | { readonly step: 'choosing'; readonly refusal?: string }
  | { readonly step: 'looking' }
  | { readonly step: 'preview'; readonly preview: JoinPreview }
  | { readonly step: 'joining'; readonly preview: JoinPreview }
  | { readonly step: 'joined'; readonly preview: JoinPreview };

export const CHOOSING: Joining = { step: 'choosing' };

/** @param answer undefined where the visitor chose no folder */
export const afterLooking = (answer: JoinAnswer | undefined): Joining => {
  if (answer === undefined) return CHOOSING;
  return answer.kind === 'preview'
    ? { step: 'preview', preview: answer }
    : { step: 'choosing', refusal: answer.reason };
};
