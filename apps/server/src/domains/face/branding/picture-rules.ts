import type { BrandingPicture } from '@omnis/contract';

/** Pixels of an uploaded picture. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Smallest pictures that are still sharp where they are shown: an icon on a phone, a card in a chat, half a screen. */
const least: Readonly<Record<BrandingPicture, Size>> = {
  favicon: { width: 180, height: 180 },
  'share-image': { width: 600, height: 315 },
  'coming-soon': { width: 600, height: 400 },
};

const names: Readonly<Record<BrandingPicture, string>> = {
  favicon: 'icon',
  'share-image': 'picture for shared links',
  'coming-soon': 'picture of the coming-soon page',
};

/** Message about a picture that does not fit where it is shown; null when it does. An icon is square to the pixel or nearly. */
export function pictureFault(picture: BrandingPicture, { width, height }: Size): string | null {
  const { width: leastWidth, height: leastHeight } = least[picture];
  if (width < leastWidth || height < leastHeight)
    return `The ${names[picture]} must be at least ${leastWidth} × ${leastHeight} pixels; this one is ${width} × ${height}`;
  const isSquare = Math.abs(width - height) <= Math.max(width, height) * 0.02;
  return picture === 'favicon' && !isSquare
    ? `The icon must be square; this one is ${width} × ${height}`
    : null;
}
