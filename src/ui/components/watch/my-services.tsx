import type { WatchFacade } from '#application/use-cases/watch/watch-facade.ts';
import { inCountry } from '#domain/format/in-country.ts';
import { useQuery } from '../../hooks/use-query.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { countryName } from './country-name.ts';
import { JustWatchCredit } from './just-watch-credit.tsx';
import { ServiceChoices } from './service-choices.tsx';
import { WatchFailure } from './watch-failure.tsx';

interface MyServicesProps {
  readonly watch: WatchFacade;
  readonly region: string;
}

/** The services of a country, of which the visitor chooses their own. */
export function MyServices({ watch, region }: MyServicesProps) {
  const query = watch.queries.servicesOf(region);
  const services = useQuery(query);
  if (services.status === 'loading') return <Spinner />;
  if (services.status === 'failed')
    return <WatchFailure text="Services could not be loaded." onRetry={() => query.retry()} />;
  if (services.value.length === 0) return <p>{`No service is known ${inCountry(countryName(region))}.`}</p>;
  return (
    <>
      <ServiceChoices watch={watch} region={region} services={services.value} />
      <JustWatchCredit />
    </>
  );
}
