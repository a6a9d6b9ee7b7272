import type { Credits } from '#domain/credits.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import type { Title } from '#domain/title.ts';
import type { Video } from '#domain/video.ts';
import type { LoadableView } from './loadable-view.ts';
import type { View } from './view.ts';

export interface TitleParts {
  readonly details: LoadableView<TitleDetails>;
  readonly credits: LoadableView<Credits>;
  readonly similar: LoadableView<readonly Title[]>;
  readonly recommendations: LoadableView<readonly Title[]>;
  readonly videos: LoadableView<readonly Video[]>;
}

/** The viewing of one title: its five parts are loaded side by side, and each may fail alone. */
export class TitleView implements View {
  constructor(readonly parts: TitleParts) {}

  activate(): () => void {
    const stops = Object.values(this.parts).map((part: View) => part.activate());
    return () => stops.forEach((stop) => stop());
  }
}
