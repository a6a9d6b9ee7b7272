import { MyServicesButton } from '../../components/watch/my-services-button.tsx';
import { DataSection } from './data-section.tsx';

/** The way to the visitor's country and services (product.md, Where to watch: my services). */
export function WatchSection() {
  return (
    <DataSection
      title="Where to watch"
      text="The country in which you watch, and the services that you pay for. They are the first on each title’s page."
    >
      <MyServicesButton />
    </DataSection>
  );
}
