/** How an installed app is displayed. In a browser's tab it has no icon of its own. */
const INSTALLED = ['standalone', 'minimal-ui', 'window-controls-overlay', 'fullscreen'] as const;

export const isInstalled = (): boolean => INSTALLED.some((mode) => matchMedia(`(display-mode: ${mode})`).matches);
