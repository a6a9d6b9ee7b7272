import type { OpenMedium } from '#adapters/store/text-medium.ts';
import { filterNamesContract } from '#application/ports/catalog/filter-names.contract.ts';
import { franchisesContract } from '#application/ports/catalog/franchises.contract.ts';
import { movieCatalogContract } from '#application/ports/catalog/movie-catalog.contract.ts';
import type { MovieCatalog } from '#application/ports/catalog/movie-catalog.ts';
import { showCatalogContract } from '#application/ports/catalog/show-catalog.contract.ts';
import { titleAnswersContract } from '#application/ports/catalog/title-answers.contract.ts';
import { titleExtrasContract } from '#application/ports/catalog/title-extras.contract.ts';
import { titleFinderContract } from '#application/ports/catalog/title-finder.contract.ts';
import { watchOptionsContract } from '#application/ports/catalog/watch-options.contract.ts';
import { devicesFolderContract } from '#application/ports/devices/devices-folder.contract.ts';
import { identityResolverContract } from '#application/ports/identity-resolver.contract.ts';
import type { IdentityResolver } from '#application/ports/identity-resolver.ts';
import { changeLogContract } from '#application/ports/library/change-log.contract.ts';
import type { ChangeLog } from '#application/ports/library/change-log.ts';
import { legacyStorageContract } from '#application/ports/library/legacy-storage.contract.ts';
import { storeContract } from '#application/ports/library/store.contract.ts';
import { tabChannelContract } from '#application/ports/library/tab-channel.contract.ts';
import { catalogHarness } from './harnesses/catalog-harness.ts';
import { logHarness } from './harnesses/log-harness.ts';
import { mediumHarness } from './harnesses/medium-harness.ts';
import { resolverHarness } from './harnesses/resolver-harness.ts';

type Contract<Setup> = (name: string, setup: Setup) => void;

interface ContractPort<Setup> {
  readonly contract: Contract<Setup>;
  /** What a file that brings its own harness calls it. */
  readonly harness: string;
  /** Of a file without one: what it exports instead, and the harness that is made of that. */
  readonly adapter?: { readonly name: RegExp; readonly words: string; readonly harnessOf: (found: never) => Setup };
}

const port = <Setup>(entry: ContractPort<Setup>): ContractPort<never> => entry as unknown as ContractPort<never>;

/** The ports that `npm run contract` knows, by the names that it is given. */
export const CONTRACT_PORTS: Readonly<Record<string, ContractPort<never>>> = {
  store: port({
    contract: storeContract,
    harness: 'storeHarness',
    adapter: {
      name: /^open\w*Medium$/,
      words: 'a function open…Medium',
      harnessOf: (open: OpenMedium) => mediumHarness(open),
    },
  }),
  log: port({
    contract: changeLogContract,
    harness: 'logHarness',
    adapter: {
      name: /ChangeLog$/,
      words: 'a class …ChangeLog that is made of nothing',
      harnessOf: (Log: new () => ChangeLog) => logHarness(Log),
    },
  }),
  identity: port({
    contract: identityResolverContract,
    harness: 'identityHarness',
    adapter: {
      name: /Resolver$/,
      words: 'a class …Resolver that is made of nothing',
      harnessOf: (Resolver: new () => IdentityResolver) => resolverHarness(Resolver),
    },
  }),
  catalog: port({
    contract: movieCatalogContract,
    harness: 'catalogHarness',
    adapter: {
      name: /^open\w*Catalog$/,
      words: 'a function open…Catalog',
      harnessOf: (open: () => MovieCatalog) => catalogHarness(open),
    },
  }),
  finder: port({ contract: titleFinderContract, harness: 'finderHarness' }),
  names: port({ contract: filterNamesContract, harness: 'filterNamesHarness' }),
  watch: port({ contract: watchOptionsContract, harness: 'watchHarness' }),
  extras: port({ contract: titleExtrasContract, harness: 'extrasHarness' }),
  franchises: port({ contract: franchisesContract, harness: 'franchisesHarness' }),
  answers: port({ contract: titleAnswersContract, harness: 'answersHarness' }),
  shows: port({ contract: showCatalogContract, harness: 'showsHarness' }),
  tabs: port({ contract: tabChannelContract, harness: 'tabsHarness' }),
  folder: port({ contract: devicesFolderContract, harness: 'folderHarness' }),
  legacy: port({ contract: legacyStorageContract, harness: 'legacyHarness' }),
};
