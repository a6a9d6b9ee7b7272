/**
 * Each criterion of WCAG 2.2 at the levels A and AA, how it was tested here, and what is known of it.
 *
 * `tests` are texts in files of tests: a test looks for them. What no test says, and what nobody has looked at by hand, is a known gap.
 * @typedef {{ number: string, name: string, level: 'A' | 'AA', how: 'not applicable' | 'by test' | 'known gap' | `by hand, on ${string}`,
 *   tests?: readonly (readonly [file: string, text: string])[], finding: string }} Criterion
 */

const AXE = /** @type {const} */ (['test/browser/page/accessibility.spec.ts', 'axe finds nothing']);
const NAVIGATION = 'test/browser/page/navigation.spec.ts';
const LAYOUT = 'test/browser/page/layout.spec.ts';
const LOW = 'test/browser/page/low-windows.spec.ts';
const BANNER = 'src/ui/screens/home/rotating-banner.browser.test.tsx';
const NO_MEDIA = 'Matinee has no audio or video of its own; trailers play in the player of YouTube.';

/** @type {readonly Criterion[]} */
export const CRITERIA = [
  { number: '1.1.1', name: 'Non-text Content', level: 'A', how: 'by test', tests: [AXE], finding: 'None by rules. Whether each text says what its picture shows was not judged.' },
  { number: '1.2.1', name: 'Audio-only and Video-only (Prerecorded)', level: 'A', how: 'not applicable', finding: NO_MEDIA },
  { number: '1.2.2', name: 'Captions (Prerecorded)', level: 'A', how: 'known gap', finding: 'Trailers have the captions that YouTube has of them, or none.' },
  { number: '1.2.3', name: 'Audio Description or Media Alternative (Prerecorded)', level: 'A', how: 'known gap', finding: 'Trailers have no description beyond the overview of their title.' },
  { number: '1.2.4', name: 'Captions (Live)', level: 'AA', how: 'not applicable', finding: 'Nothing is live.' },
  { number: '1.2.5', name: 'Audio Description (Prerecorded)', level: 'AA', how: 'known gap', finding: 'As 1.2.3.' },
  { number: '1.3.1', name: 'Info and Relationships', level: 'A', how: 'by test', tests: [AXE], finding: 'None by rules.' },
  { number: '1.3.2', name: 'Meaningful Sequence', level: 'A', how: 'known gap', finding: 'The order of reading was not compared with what is seen.' },
  { number: '1.3.3', name: 'Sensory Characteristics', level: 'A', how: 'known gap', finding: 'The texts were not read for it.' },
  { number: '1.3.4', name: 'Orientation', level: 'AA', how: 'by test', tests: [[LOW, 'is reached in a low window']], finding: 'None in low windows, as a phone on its side is.' },
  { number: '1.3.5', name: 'Identify Input Purpose', level: 'AA', how: 'known gap', finding: 'The field of the visitor’s name was not looked at for it.' },
  { number: '1.4.1', name: 'Use of Color', level: 'A', how: 'by test', tests: [AXE, ['test/browser/page/forced-colors.spec.ts', 'with forced colours']], finding: 'None by rules, and none of what is pressed with forced colours.' },
  { number: '1.4.2', name: 'Audio Control', level: 'A', how: 'not applicable', finding: 'Nothing sounds before a trailer is opened; its player has controls.' },
  { number: '1.4.3', name: 'Contrast (Minimum)', level: 'AA', how: 'by test', tests: [AXE], finding: 'None by rules, in either theme.' },
  { number: '1.4.4', name: 'Resize Text', level: 'AA', how: 'by test', tests: [[LOW, 'with letters twice as large'], ['test/browser/page/large-letters.spec.ts', 'letters of the device are large']], finding: 'None, with letters twice as large.' },
  { number: '1.4.5', name: 'Images of Text', level: 'AA', how: 'known gap', finding: 'Posters are pictures of text, as works are; other pictures were not looked at for it.' },
  { number: '1.4.10', name: 'Reflow', level: 'AA', how: 'by test', tests: [[LAYOUT, 'nothing sticks out sideways'], [LOW, 'scrolls sideways in no low window']], finding: 'None from 320 px on.' },
  { number: '1.4.11', name: 'Non-text Contrast', level: 'AA', how: 'known gap', finding: 'The design computes it for lines and focus; no test measures it.' },
  { number: '1.4.12', name: 'Text Spacing', level: 'AA', how: 'known gap', finding: 'axe looks for inline styles that would prevent it; the spacing itself was not tried.' },
  { number: '1.4.13', name: 'Content on Hover or Focus', level: 'AA', how: 'known gap', finding: 'The panel Local Storage opens on hover; whether it can be dismissed so was not tested.' },
  { number: '2.1.1', name: 'Keyboard', level: 'A', how: 'by test', tests: [AXE, [LOW, 'is reached in a low window']], finding: 'None of what tests operate by keyboard.' },
  { number: '2.1.2', name: 'No Keyboard Trap', level: 'A', how: 'by test', tests: [['src/ui/components/dialog/dialog.browser.test.tsx', 'Escape'], ['src/ui/components/toast/toast-time.browser.test.tsx', '{F8}']], finding: 'None: Escape leaves dialogs, F8 leads to toasts and Tab on.' },
  { number: '2.1.4', name: 'Character Key Shortcuts', level: 'A', how: 'not applicable', finding: 'There are no shortcuts of a single character.' },
  { number: '2.2.1', name: 'Timing Adjustable', level: 'A', how: 'by test', tests: [['src/ui/components/toast/toast-time.browser.test.tsx', 'it(']], finding: 'Toasts wait while they are pointed at or have the focus; their time cannot be set.' },
  { number: '2.2.2', name: 'Pause, Stop, Hide', level: 'A', how: 'by test', tests: [[BANNER, 'while it is paused, and goes on after 5 s when it is played again']], finding: 'None: the banner has a pause button.' },
  { number: '2.3.1', name: 'Three Flashes or Below Threshold', level: 'A', how: 'known gap', finding: 'Nothing of Matinee’s flashes by design; it was not measured, and neither were trailers.' },
  { number: '2.4.1', name: 'Bypass Blocks', level: 'A', how: 'by test', tests: [AXE], finding: 'None by rules.' },
  { number: '2.4.2', name: 'Page Titled', level: 'A', how: 'by test', tests: [AXE], finding: 'None by rules.' },
  { number: '2.4.3', name: 'Focus Order', level: 'A', how: 'by test', tests: [[NAVIGATION, 'focus moves to the heading of a new screen']], finding: 'None of what tests operate by keyboard.' },
  { number: '2.4.4', name: 'Link Purpose (In Context)', level: 'A', how: 'by test', tests: [AXE], finding: 'None by rules: each link has a name. Whether it tells enough was not judged.' },
  { number: '2.4.5', name: 'Multiple Ways', level: 'AA', how: 'by test', tests: [['test/browser/browse/journey.spec.ts', 'test(']], finding: 'None: titles are found by lists, search and links.' },
  { number: '2.4.6', name: 'Headings and Labels', level: 'AA', how: 'known gap', finding: 'axe looks whether they are there; whether they describe was not judged.' },
  { number: '2.4.7', name: 'Focus Visible', level: 'AA', how: 'known gap', finding: 'Every control has a ring by design; no test looks at each.' },
  { number: '2.4.11', name: 'Focus Not Obscured (Minimum)', level: 'AA', how: 'by test', tests: [[LOW, 'is reached in a low window']], finding: 'None in low windows.' },
  { number: '2.5.1', name: 'Pointer Gestures', level: 'A', how: 'not applicable', finding: 'Nothing needs a path or several fingers; dragging is 2.5.7.' },
  { number: '2.5.2', name: 'Pointer Cancellation', level: 'A', how: 'known gap', finding: 'Controls are native buttons and links; it was not tested.' },
  { number: '2.5.3', name: 'Label in Name', level: 'A', how: 'known gap', finding: 'Its rule of axe is experimental, and is not run.' },
  { number: '2.5.4', name: 'Motion Actuation', level: 'A', how: 'not applicable', finding: 'Nothing listens to the motion of the device.' },
  { number: '2.5.7', name: 'Dragging Movements', level: 'AA', how: 'by test', tests: [['test/browser/page/dialogs.ts', 'To place…: Title 2']], finding: 'None: what is dragged also moves by buttons, and to a place.' },
  { number: '2.5.8', name: 'Target Size (Minimum)', level: 'AA', how: 'by test', tests: [AXE], finding: 'None by rules.' },
  { number: '3.1.1', name: 'Language of Page', level: 'A', how: 'by test', tests: [AXE], finding: 'None by rules.' },
  { number: '3.1.2', name: 'Language of Parts', level: 'AA', how: 'known gap', finding: 'Titles in other languages are not marked as such: the provider does not say of each text.' },
  { number: '3.2.1', name: 'On Focus', level: 'A', how: 'known gap', finding: 'No control acts on focus by design; it was not tested for each.' },
  { number: '3.2.2', name: 'On Input', level: 'A', how: 'known gap', finding: 'Search goes to its screen as one types; this is not told before.' },
  { number: '3.2.3', name: 'Consistent Navigation', level: 'AA', how: 'known gap', finding: 'Screens share one shell; the screens of errors have none. It was not tested.' },
  { number: '3.2.4', name: 'Consistent Identification', level: 'AA', how: 'known gap', finding: 'Components are shared; it was not tested.' },
  { number: '3.2.6', name: 'Consistent Help', level: 'A', how: 'known gap', finding: 'The mail address is in the footer of every screen but those of errors. It was not tested.' },
  { number: '3.3.1', name: 'Error Identification', level: 'A', how: 'by test', tests: [['src/ui/screens/welcome/welcome-dialog.browser.test.tsx', 'toHaveAccessibleDescription']], finding: 'None in the welcome; other forms were not looked at for it.' },
  { number: '3.3.2', name: 'Labels or Instructions', level: 'A', how: 'by test', tests: [AXE], finding: 'None by rules.' },
  { number: '3.3.3', name: 'Error Suggestion', level: 'AA', how: 'by test', tests: [['src/ui/screens/welcome/welcome-dialog.browser.test.tsx', 'toHaveAccessibleDescription']], finding: 'None in the welcome: the sentence says what is allowed.' },
  { number: '3.3.4', name: 'Error Prevention (Legal, Financial, Data)', level: 'AA', how: 'by test', tests: [['test/browser/data/data.spec.ts', 'a backup is downloaded, everything is erased, and the backup brings it all back']], finding: 'None: erasing asks first, and a backup brings all back.' },
  { number: '3.3.7', name: 'Redundant Entry', level: 'A', how: 'not applicable', finding: 'No process asks for the same twice.' },
  { number: '3.3.8', name: 'Accessible Authentication (Minimum)', level: 'AA', how: 'not applicable', finding: 'There is no account.' },
  { number: '4.1.2', name: 'Name, Role, Value', level: 'A', how: 'by test', tests: [AXE], finding: 'None by rules.' },
  { number: '4.1.3', name: 'Status Messages', level: 'AA', how: 'by test', tests: [['src/ui/components/report/report.browser.test.tsx', "getByRole('status')"]], finding: 'None where tests look for the role; not each message was looked at.' },
];
