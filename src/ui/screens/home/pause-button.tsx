import { IconButton } from '../../components/form/icon-button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import type { BannerSlides } from './banner-slides.ts';

/** A visible pause button, which WCAG 2.2.2 demands. */
export function PauseButton({ paused, banner }: Pick<BannerSlides, 'paused' | 'banner'>) {
  return (
    <IconButton
      icon={paused ? ICONS.play : ICONS.pause}
      label={paused ? 'Play' : 'Pause'}
      onClick={() => banner.togglePause()}
    />
  );
}
