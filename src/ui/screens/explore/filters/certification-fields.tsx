import { useState } from 'react';
import { CERTIFICATIONS, certificationsOf } from '#domain/discovery/certifications.ts';
import type { ListingFilters } from '#domain/discovery/listing-filters.ts';
import { SelectField } from '../../../components/form/select-field.tsx';
import { countryName } from '../../../components/watch/country-name.ts';
import { useLibrary } from '../../../hooks/use-library.ts';

interface CertificationFieldsProps {
  readonly certification: ListingFilters['certification'];
  readonly onChange: (certification: ListingFilters['certification']) => void;
}

const countries = () =>
  Object.keys(CERTIFICATIONS)
    .map((code) => ({ value: code, label: countryName(code) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));

/** Age ratings are each country's own: that of the visitor comes first, where they have said it. */
export function CertificationFields({ certification, onChange }: CertificationFieldsProps) {
  const region = useLibrary(({ preferences }) => preferences.watchRegion) ?? '';
  const [chosen, setChosen] = useState(region);
  const country = certification?.country ?? (certificationsOf(chosen).length > 0 ? chosen : '');
  const upTo = certificationsOf(country).map((each) => ({ value: each, label: `Up to ${each}` }));
  return (
    <>
      <SelectField
        label="Age rating of"
        value={country}
        options={[{ value: '', label: 'No country' }, ...countries()]}
        onChange={(next) => {
          setChosen(next);
          onChange(undefined);
        }}
      />
      <SelectField
        label="Age rating"
        value={certification?.upTo ?? ''}
        options={[{ value: '', label: 'Any age rating' }, ...upTo]}
        onChange={(next) => onChange(next === '' ? undefined : { country, upTo: next })}
      />
    </>
  );
}
