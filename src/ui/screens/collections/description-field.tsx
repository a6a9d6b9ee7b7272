import { COLLECTION_DESCRIPTION_MAX } from '#domain/library/names/collection-name.ts';
import { TextArea } from '../../components/form/text-area.tsx';

interface DescriptionFieldProps {
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** A collection's description (product.md, Validation: collection description). */
export function DescriptionField(props: DescriptionFieldProps) {
  return <TextArea label="Description (Optional)" max={COLLECTION_DESCRIPTION_MAX} {...props} />;
}
