import type { ReactNode } from 'react';

export type NoticeArtName = 'ticket' | 'heart' | 'reels' | 'screen' | 'torn' | 'reel';

interface PerforationProps {
  readonly d: string;
  readonly width?: number;
  readonly dash?: string;
}

/** A line of dots. */
function Perforation({ d, width = 2, dash = '1 7' }: PerforationProps) {
  return <path d={d} stroke="var(--line-strong)" strokeWidth={width} strokeDasharray={dash} strokeLinecap="round" />;
}

const ART: Readonly<Record<NoticeArtName, ReactNode>> = {
  ticket: (
    <>
      <Perforation d="M10 12h128a10 10 0 0 0 20 0h52v96h-52a10 10 0 0 0-20 0H10z" />
      <Perforation d="M148 30v60" width={3} dash="0 8" />
      <path d="M30 40h70M30 58h92M30 76h46" stroke="var(--line)" strokeWidth="8" />
      <circle cx="184" cy="60" r="13" fill="var(--accent)" />
    </>
  ),
  heart: (
    <>
      <Perforation
        d="M110 112C70 86 54 64 54 44a29 29 0 0 1 56-12 29 29 0 0 1 56 12c0 20-16 42-56 68z"
        width={2.5}
        dash="1 7.5"
      />
      <circle cx="110" cy="60" r="13" fill="var(--accent)" />
    </>
  ),
  reels: (
    <>
      <Perforation d="M20 22h54v80H20zM83 22h54v80H83zM146 22h54v80h-54z" />
      <circle cx="173" cy="62" r="13" fill="var(--accent)" />
    </>
  ),
  screen: (
    <>
      <path d="M0 60 84 14v92z" fill="var(--surface-3)" />
      <path d="M84 10h126v100H84z" stroke="var(--line-strong)" strokeWidth="2.5" />
      <circle cx="190" cy="28" r="7" fill="var(--accent)" />
      <circle cx="4" cy="60" r="4" fill="var(--accent)" />
    </>
  ),
  torn: (
    <>
      <path
        d="M6 22h104l-9 13 8 12-10 12 9 12-8 12 7 15H6V78a10 10 0 0 0 0-20z"
        fill="var(--ticket)"
        transform="rotate(-5 60 60)"
      />
      <path
        d="M126 18h88v38a10 10 0 0 0 0 20v28h-88l-7-15 8-12-9-12 10-12-8-12z"
        fill="var(--ticket)"
        transform="rotate(6 170 60) translate(2 2)"
      />
      <path
        d="M26 44h50M26 62h58M26 80h32"
        stroke="var(--ticket-ink)"
        strokeWidth="6"
        transform="rotate(-5 60 60)"
        opacity=".85"
      />
      <circle cx="172" cy="62" r="12" fill="var(--ticket-ink)" transform="rotate(6 170 60)" />
    </>
  ),
  reel: (
    <>
      <circle cx="110" cy="60" r="52" stroke="var(--line-strong)" strokeWidth="2.5" />
      <g fill="var(--surface-3)" stroke="var(--line-strong)" strokeWidth="2">
        <circle cx="110" cy="28" r="13" />
        <circle cx="140" cy="50" r="13" />
        <circle cx="129" cy="86" r="13" />
        <circle cx="91" cy="86" r="13" />
        <circle cx="80" cy="50" r="13" />
      </g>
      <circle cx="110" cy="60" r="7" fill="var(--accent)" />
      <path d="M110 112h106" stroke="var(--line-strong)" strokeWidth="2.5" />
    </>
  ),
};

/** The line drawing of a notice, in the colours of the theme. */
export function NoticeArt({ name }: { readonly name: NoticeArtName }) {
  return (
    <svg viewBox="0 0 220 120" fill="none" aria-hidden="true">
      {ART[name]}
    </svg>
  );
}
