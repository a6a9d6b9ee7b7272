import { Button } from '../../form/button.tsx';

interface ServicesSwitchProps {
  /** Whether the visitor has chosen services: there is no switch before that. */
  readonly isOffered: boolean;
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/** Leaves only what is on the visitor's services (product.md, Where to watch: on my services). */
export function ServicesSwitch({ isOffered, isOn, toggle }: ServicesSwitchProps) {
  if (!isOffered) return null;
  return (
    <Button variant="toggle" aria-pressed={isOn} onClick={toggle}>
      On my services
    </Button>
  );
}
