import { candidatesOf, type PickChoice, type PickSource } from '#domain/discovery/pick.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useFacade } from '../../hooks/code/use-facade.ts';
import { JustWatchCredit } from '../watch/just-watch-credit.tsx';
import { ServicesSwitch } from '../watch/lists/services-switch.tsx';
import { useWatchChoice } from '../watch/lists/use-watch-choice.ts';

interface PickServicesProps {
  readonly source: PickSource;
  readonly choice: PickChoice;
  readonly onChoose: (chosen: Partial<PickChoice>) => void;
}

/** Picks only of what is known to be on the visitor's services (product.md, Where to watch: pick). */
export function PickServices({ source, choice: { among }, onChoose }: PickServicesProps) {
  const { library, clock } = useApp();
  const services = useWatchChoice();
  const withWatch = useFacade('watch');
  if (!services) return null;
  const choose = () =>
    withWatch(({ checkServices }) => {
      const titles = candidatesOf(library.library, source, clock.now()).map(({ title }) => title);
      void checkServices.known(titles, services).then((known) => onChoose({ among: known }));
    });
  return (
    <>
      <ServicesSwitch
        isOffered
        isOn={among !== undefined}
        toggle={() => (among ? onChoose({ among: undefined }) : void choose())}
      />
      {among && <JustWatchCredit />}
    </>
  );
}
