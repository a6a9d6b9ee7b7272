import '#ui/styles/global.css';
import '@fontsource-variable/archivo/wdth.css';
import '@fontsource-variable/besley/index.css';
import { createRoot } from 'react-dom/client';
import { isTheme } from '#domain/theme.ts';
import { GALLERY } from './gallery-groups.ts';
import { Gallery } from './gallery.tsx';

const address = new URLSearchParams(location.search);
const theme = address.get('theme');
if (isTheme(theme)) document.documentElement.dataset['theme'] = theme;

const element = document.getElementById('root');
if (element)
  createRoot(element).render(
    <Gallery groups={GALLERY} group={address.get('group') ?? undefined} open={address.get('open') ?? undefined} />,
  );
