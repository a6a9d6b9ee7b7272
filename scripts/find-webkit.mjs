import { attempt, installWithApt, isExecutable, placesOf } from './executables.mjs';

const PACKAGES = ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1', 'gir1.2-gtk-3.0'];

const REMEDIES = `WebKitGTK, its driver or Xvfb was not found, and could not be installed. There is one way, on Linux:
  install ${PACKAGES.join(', ')} with your system's package manager (these are Debian's names)`;

// The window is a script of the system's own Python, which alone has these bindings.
const BINDINGS = ['-c', "import gi; gi.require_version('WebKit2', '4.1'); gi.require_version('Gtk', '3.0')"];

const hasWebKit = () =>
  ['WebKitWebDriver', 'Xvfb'].every((command) => placesOf([command], []).some(isExecutable)) &&
  attempt('/usr/bin/python3', BINDINGS, 'ignore');

/** @throws {Error} when something of it is missing and cannot be installed */
export function findOrInstallWebKit() {
  if (!hasWebKit()) installWithApt(PACKAGES);
  if (!hasWebKit()) throw new Error(REMEDIES);
}
