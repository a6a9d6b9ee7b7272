import type { StyleName } from './style-names.ts';

/** Palettes that suit each style: ground, main, second, light, dark, as letters of the ink drawer. */
export const PALETTES: Readonly<Record<StyleName, readonly string[]>> = {
  cutout: ['VKMCK', 'MKVWK', 'TKVCN', 'CVKWK', 'DNCWN', 'RKLWK'],
  swiss: ['CVTMK', 'WBVLN', 'PGVWG', 'STVWN', 'LKVWK', 'CGDPG'],
  polish: ['MTVWK', 'PTVWG', 'TDLWN', 'CVTWK', 'SVMWN', 'EPVCK'],
  deco: ['GTMCG', 'NBMCN', 'OVMCK', 'TGMCG', 'KOALK', 'NTPCN'],
  noir: ['NSYCN', 'KMVCK', 'GIECG', 'KYVCK', 'OMVCK', 'HSLWN'],
  scifi: ['NVDCN', 'GMDCK', 'KRPCK', 'HSLWN', 'OVMCK', 'TIMWG'],
  romance: ['CRMWO', 'PVRWO', 'SRPWN', 'WVPRN', 'IRLWG', 'LVPWO'],
  horror: ['OKVCK', 'GKVIK', 'NKRCK', 'DKVCK', 'HKVCK', 'TKLCK'],
  halftone: ['CKMWK', 'LKVWK', 'SNVWN', 'PNMWN', 'IGDWG', 'DNCWN'],
  strata: ['MVDWU', 'CDVWU', 'STEWN', 'PVOCU', 'LDTWG', 'ADOCU'],
  toy: ['SVMWN', 'LTVWN', 'PTMWG', 'IVLWG', 'CBVWN', 'MTVWG'],
  construct: ['CVMWK', 'WVKCK', 'LVKWK', 'PBVWN', 'EVCWK', 'YVLWK'],
  wave: ['OVMCK', 'MVOCU', 'TDLCN', 'NRMCN', 'CVTMK', 'KDMCK'],
  facade: ['NBTLK', 'OVUMK', 'TGILN', 'DVOLK', 'SBNCN', 'PRTWG'],
  emblem: ['CVMWK', 'PGVWG', 'MVOWK', 'TMCWN', 'SVLWN', 'VCMWK', 'LBVWN', 'IVCWG'],
};
