import { useObservableEagerState } from 'observable-hooks';
import { otherTheme } from '#domain/theme.ts';
import { IconButton } from '../parts/icon-button.tsx';
import { useApp } from './app-context.ts';

export function ThemeToggle() {
  const { theme } = useApp();
  const other = otherTheme(useObservableEagerState(theme.theme$));

  return (
    <IconButton
      icon={other === 'light' ? 'sun' : 'moon'}
      label={`Switch to ${other} theme`}
      onClick={() => theme.toggle()}
    />
  );
}
