import archivoExt from '@fontsource-variable/archivo/files/archivo-latin-ext-wdth-normal.woff2?url';
import archivo from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url';
import besleyExt from '@fontsource-variable/besley/files/besley-latin-ext-wght-normal.woff2?url';
import besley from '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2?url';

// The ranges are those of the fonts' packages, the second without its gaps: of two faces that have a letter, the one that was
// added last counts. Letters of other scripts come from the device.
const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const LATIN_EXT = 'U+0100-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';

const BESLEY: FontFaceDescriptors = { weight: '400 900', display: 'swap' };
const ARCHIVO: FontFaceDescriptors = { weight: '100 900', stretch: '62% 125%', display: 'swap' };

const face = (family: string, file: string, descriptors: FontFaceDescriptors): FontFace =>
  new FontFace(family, `url(${file})`, descriptors);

/**
 * Takes the fonts of nearly all texts, which the early script has begun to fetch. As styles, or fetched with the page, they would hold up the
 * first paint. The browser fetches the fonts of rarer letters when a page needs them.
 * @returns a function that sets them, all at once: each time that it is done the whole page is laid out again
 */
export const loadFonts = async (): Promise<() => void> => {
  const common = [
    face('Besley Variable', besley, { ...BESLEY, unicodeRange: LATIN }),
    face('Archivo Variable', archivo, { ...ARCHIVO, unicodeRange: LATIN }),
  ];
  const rare = [
    face('Besley Variable', besleyExt, { ...BESLEY, unicodeRange: LATIN_EXT }),
    face('Archivo Variable', archivoExt, { ...ARCHIVO, unicodeRange: LATIN_EXT }),
  ];
  // A font that cannot be fetched now is fetched by the browser later, as a rare one is.
  await Promise.allSettled(common.map((each) => each.load()));
  return () => {
    for (const each of [...rare, ...common]) document.fonts.add(each);
  };
};
