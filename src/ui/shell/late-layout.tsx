import { UncopiedOnDemand } from '../components/share/uncopied-on-demand.tsx';
import { Footer } from './footer/footer.tsx';
import { ToTop } from './to-top.tsx';
import { WelcomeOnDemand } from './welcome-on-demand.tsx';

interface LateLayoutProps {
  /** Called before the page scrolls to its top. */
  readonly onToTop: () => void;
}

/** The parts of the layout that nobody sees at the first paint. */
export function LateLayout({ onToTop }: LateLayoutProps) {
  return (
    <>
      <ToTop onUse={onToTop} />
      <Footer />
      <UncopiedOnDemand />
      <WelcomeOnDemand />
    </>
  );
}
