import { useMemo } from 'react';
import type { WatchFacade } from '#application/use-cases/watch/watch-facade.ts';
import { countryName } from '#domain/discovery/countries.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { useQuery } from '../../hooks/use-query.ts';
import { ChoicesDialog } from '../dialog/library-dialog.tsx';
import { ShortFailure } from '../feedback/short-failure.tsx';
import { SelectField } from '../form/select-field.tsx';
import { MyServices } from './my-services.tsx';

const optionOf = (code: string) => ({ value: code, label: countryName(code) });
const NONE = { value: '', label: 'Choose a country' };

/** The country in which the visitor watches. It can be read while the others are on their way. */
function CountryField({ watch, region }: { readonly watch: WatchFacade; readonly region: string | undefined }) {
  const query = watch.queries.regions;
  const regions = useQuery(query);
  const known = regions.status === 'loaded' ? regions.value : undefined;
  const options = useMemo(() => {
    const codes = new Set([...(known?.map(({ code }) => code) ?? []), ...(region === undefined ? [] : [region])]);
    const sorted = [...codes].map(optionOf).toSorted((a, b) => a.label.localeCompare(b.label));
    return region === undefined ? [NONE, ...sorted] : sorted;
  }, [known, region]);
  const choose = (code: string) => {
    if (code) watch.setChoices.execute({ watchRegion: code });
  };
  return (
    <>
      <SelectField label="Country" value={region ?? ''} options={options} onChange={choose} />
      {regions.status === 'failed' && (
        <ShortFailure text="The other countries could not be loaded." onRetry={() => query.retry()} />
      )}
    </>
  );
}

/** The visitor's country, and what they watch on (product.md, Where to watch: my services). Each choice counts at once. */
export function MyServicesDialog({ watch, onClose }: { readonly watch: WatchFacade; readonly onClose: () => void }) {
  const region = useLibrary(({ preferences }) => preferences.watchRegion) ?? watch.likelyRegion;
  return (
    <ChoicesDialog title="My services" onClose={onClose}>
      <CountryField watch={watch} region={region} />
      {region !== undefined && <MyServices key={region} watch={watch} region={region} />}
    </ChoicesDialog>
  );
}
