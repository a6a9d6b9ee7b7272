import { ContainerModule } from 'inversify';
import { imageSourceAt } from '#adapters/tmdb/map-to-image-source.ts';
import { TmdbCatalog } from '#adapters/tmdb/tmdb-catalog.ts';
import { TmdbProbe } from '#adapters/tmdb/tmdb-probe.ts';
import { construct } from './construct.ts';
import { Token } from './tokens.ts';

export const tmdbModule = new ContainerModule(({ bind }) => {
  bind(Token.catalog).toResolvedValue(construct(TmdbCatalog), [Token.config, Token.log]).inSingletonScope();
  bind(Token.images).toResolvedValue(({ imageUrl }) => imageSourceAt(imageUrl), [Token.config]);
  bind(Token.probe).toResolvedValue(construct(TmdbProbe), [Token.config, Token.log]).inSingletonScope();
});
