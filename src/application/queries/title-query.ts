import type { Credits } from '#domain/credits.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import type { Title } from '#domain/title.ts';
import type { Video } from '#domain/video.ts';
import type { LoadableQuery } from './loadable-query.ts';
import type { Query } from './stateful-query.ts';

export interface TitleParts {
  readonly details: LoadableQuery<TitleDetails>;
  readonly credits: LoadableQuery<Credits>;
  readonly similar: LoadableQuery<readonly Title[]>;
  readonly recommendations: LoadableQuery<readonly Title[]>;
  readonly videos: LoadableQuery<readonly Video[]>;
}

/** The viewing of one title: its five parts are loaded side by side, and each may fail alone. */
export class TitleQuery implements Query {
  constructor(readonly parts: TitleParts) {}

  activate(): () => void {
    const stops = Object.values(this.parts).map((part: Query) => part.activate());
    return () => stops.forEach((stop) => stop());
  }
}
