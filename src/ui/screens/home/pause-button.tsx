import { IconButton } from '../../components/form/icon-button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import type { BannerSlides } from './banner-slides.ts';

/** Contract: a visible pause button (WCAG 2.2.2). */
export function PauseButton({ paused, banner }: Pick<BannerSlides, 'paused' | 'banner'>) {
  return (
    <IconButton
      icon={paused ? ICONS.play : ICONS.pause}
      label={paused ? 'Play' : 'Pause'}
      onClick={() => banner.togglePause()}
    />
  );
}
