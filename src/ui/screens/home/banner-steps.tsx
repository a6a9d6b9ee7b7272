import { StepButtons } from '../../components/form/step-buttons.tsx';
import type { BannerSlides } from './banner-slides.ts';

/** The buttons for the previous and next slide. They are disabled at the ends (product.md, Home: banner timing). */
export function BannerSteps({ titles, index, banner }: BannerSlides) {
  return (
    <StepButtons
      backLabel="Previous slide"
      forwardLabel="Next slide"
      atStart={index === 0}
      atEnd={index === titles.length - 1}
      back={() => banner.previous()}
      forward={() => banner.next()}
    />
  );
}
