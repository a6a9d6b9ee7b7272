// Sets the theme before the first paint, so that a reload never flashes the other one.
// A file of its own, because the page allows no inline script.
try {
  if (localStorage.getItem('matinee_last_theme') === 'light') document.documentElement.dataset.theme = 'light';
} catch {
  // Storage is blocked: the page stays dark, its default.
}
