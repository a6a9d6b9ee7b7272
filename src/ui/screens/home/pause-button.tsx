import { IconButton } from '../../parts/icon-button.tsx';
import type { BannerSlides } from './banner-slides.ts';
import { ICONS } from '../../parts/icons.ts';

/** Contract: a visible pause button (WCAG 2.2.2). */
export function PauseButton({ paused, banner }: Pick<BannerSlides, 'paused' | 'banner'>) {
  return (
    <IconButton icon={paused ? ICONS.play : ICONS.pause} label={paused ? 'Play' : 'Pause'} onClick={() => banner.togglePause()} />
  );
}
