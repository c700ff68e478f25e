import type { ReactElement } from 'react';
import type { SocialNetwork } from '@omnis/models';

/** Plain signs in the manner of the networks, drawn for this package on a grid of 24 with the text's colour. */
const glyphs = {
  tiktok: (
    <path
      d="M14 3.5v11.2a3.8 3.8 0 1 1-3.8-3.8M14 3.5c.3 2.9 2.2 4.8 5 5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
    />
  ),
  twitter: (
    <path
      d="M4 4l16 16M19.5 4 4.5 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="square"
    />
  ),
  youtube: (
    <path
      fill="currentColor"
      fillRule="evenodd"
      d="M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4Zm4 3.6v6.8l6-3.4Z"
    />
  ),
  facebook: (
    <path
      d="M10.6 22V8.2c0-2.9 1.6-4.7 4.6-4.7h2M6.8 12h9.4"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.2"
    />
  ),
  linkedin: (
    <>
      <circle cx="5.2" cy="5" r="2.1" fill="currentColor" />
      <path
        d="M5.2 9.5V21M11 21V9.5M11 15c0-3 1.6-4.6 4-4.6s3.8 1.6 3.8 4.6v6"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.2"
      />
    </>
  ),
  instagram: (
    <>
      <rect
        x="3.2"
        y="3.2"
        width="17.6"
        height="17.6"
        rx="5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
      />
      <circle cx="12" cy="12" r="4" fill="none" stroke="currentColor" strokeWidth="2.2" />
      <circle cx="17" cy="7" r="1.3" fill="currentColor" />
    </>
  ),
} as const satisfies Readonly<Record<SocialNetwork, ReactElement>>;

/** The sign of a network, for decoration. */
export function SocialGlyph({ network }: { network: SocialNetwork }): ReactElement {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {glyphs[network]}
    </svg>
  );
}
