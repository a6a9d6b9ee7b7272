import type { ReactNode } from 'react';
import type { App } from '#application/app.ts';
import { countryName } from '#domain/discovery/countries.ts';
import { countOf } from '#domain/format/format-count.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useLateDialog } from '../../hooks/code/use-late-dialog.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { Button } from '../form/button.tsx';

/** With all that its first field needs: that is to have the focus. */
const load = async ({ library }: App) => {
  const [{ MyServicesDialog }, watch] = await Promise.all([import('./my-services-dialog.tsx'), library.open('watch')]);
  return { MyServicesDialog, watch };
};

/** Opens 'My services' (product.md, Where to watch: my services). */
export function MyServicesButton({ children }: { readonly children: ReactNode }) {
  const app = useApp();
  const { module, open, close } = useLateDialog(() => load(app));
  return (
    <>
      <Button aria-haspopup="dialog" onClick={open}>
        {children}
      </Button>
      {module && <module.MyServicesDialog watch={module.watch} onClose={close} />}
    </>
  );
}

/**
 * Says where the visitor watches and on how many services, and leads to both: 'Germany, 1 service' (product.md, Where to watch: door). Where
 * neither the visitor nor the browser has named a country, it asks for one (product.md, Where to watch: country).
 */
export function ServicesDoor({ region }: { readonly region: string | undefined }) {
  const count = useLibrary(({ preferences }) => preferences.watchServices?.length ?? 0);
  if (region === undefined)
    return (
      <>
        <p>Where do you watch?</p>
        <MyServicesButton>Choose your country</MyServicesButton>
      </>
    );
  return (
    <MyServicesButton>
      {`${countryName(region)}, ${count === 0 ? 'no services' : countOf(count, 'service')}`}
    </MyServicesButton>
  );
}
