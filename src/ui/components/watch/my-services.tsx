import { useState } from 'react';
import type { WatchFacade } from '#application/use-cases/watch/watch-facade.ts';
import { countryName } from '#domain/discovery/countries.ts';
import { countOf } from '#domain/format/format-count.ts';
import { inCountry } from '#domain/format/in-country.ts';
import { servicesNamed } from '#domain/watch/services-named.ts';
import type { WatchService } from '#domain/watch/watch-offers.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { useQuery } from '../../hooks/use-query.ts';
import { ShortFailure } from '../feedback/short-failure.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { CheckField } from '../form/check-field.tsx';
import { TextField } from '../form/text-field.tsx';
import { JustWatchCredit } from './just-watch-credit.tsx';
import { ServiceLogo } from './service-logo.tsx';
import styles from './watch.module.css';

interface MyServicesProps {
  readonly watch: WatchFacade;
  readonly region: string;
}

const NONE: readonly number[] = [];
/** No service has a longer name that anybody would type. */
const LONGEST_SEARCH = 60;

const toggled = (ids: readonly number[], id: number): readonly number[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];

/** A tick box for each service, and a field that finds one by its name. */
function ServiceChoices({ watch, region, services }: MyServicesProps & { readonly services: readonly WatchService[] }) {
  const { library } = useApp();
  const mine = useLibrary(({ preferences }) => preferences.watchServices ?? NONE);
  const [text, setText] = useState('');
  // Those of the visitor first, as they were when the list was opened, so that no row goes from under a pointer.
  const [first] = useState(() => new Set(mine));
  const inOrder = [...services.filter(({ id }) => first.has(id)), ...services.filter(({ id }) => !first.has(id))];
  const shown = servicesNamed(inOrder, text);
  const toggle = (id: number) => {
    // As the library has them now: two quick ticks are two choices.
    const before = library.library.preferences.watchServices ?? NONE;
    watch.setChoices.execute({ watchRegion: region, watchServices: toggled(before, id) });
  };
  const count = services.filter(({ id }) => mine.includes(id)).length;
  return (
    <>
      <TextField className={styles.search} label="Search services" value={text} onText={setText} max={LONGEST_SEARCH} />
      <p className={styles.count} aria-live="polite">
        {shown.length === 0 ? 'No service has that name.' : `${countOf(count, 'service')} chosen`}
      </p>
      <ul aria-label="Services" className={styles.choices}>
        {shown.map((service) => (
          <li key={service.id}>
            <CheckField
              label={service.name}
              picture={<ServiceLogo {...service} />}
              isChecked={mine.includes(service.id)}
              onToggle={() => toggle(service.id)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The services of a country, of which the visitor chooses their own. */
export function MyServices({ watch, region }: MyServicesProps) {
  const query = watch.queries.servicesOf(region);
  const services = useQuery(query);
  if (services.status === 'loading') return <Spinner />;
  if (services.status === 'failed')
    return <ShortFailure text="Services could not be loaded." onRetry={() => query.retry()} />;
  if (services.value.length === 0) return <p>{`No service is known ${inCountry(countryName(region))}.`}</p>;
  return (
    <>
      <ServiceChoices watch={watch} region={region} services={services.value} />
      <JustWatchCredit />
    </>
  );
}
