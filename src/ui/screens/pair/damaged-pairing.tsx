import { DamagedLink } from '../../components/share/damaged-link.tsx';

/** product.md, Devices on screen: damaged. */
export function DamagedPairing() {
  return (
    <DamagedLink title="There are no devices in this link">
      Copy all of it once more: it is in ‘Your data’ of the device that made it, with a code for the camera.
    </DamagedLink>
  );
}
