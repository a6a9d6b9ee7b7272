import { useObservableEagerState } from 'observable-hooks';
import { otherTheme } from '#domain/theme.ts';
import { IconButton } from '../../components/form/icon-button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { useApp } from '../../hooks/app-context.ts';

export function ThemeToggle() {
  const { theme } = useApp();
  const other = otherTheme(useObservableEagerState(theme.theme$));

  return (
    <IconButton
      icon={other === 'light' ? ICONS.sun : ICONS.moon}
      label={`Switch to ${other} theme`}
      onClick={() => theme.toggle()}
    />
  );
}
