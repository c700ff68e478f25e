import { imageLimits, type ImageOptions } from '@omnis/models';

/** Visible part of a picture: options of the image service (platform.md §9). */
export type ImageCrop = Pick<ImageOptions, 'zoom' | 'focalX' | 'focalY' | 'rotate' | 'mirror'>;

/** A crop with all of its parts. */
export type FullCrop = Readonly<Required<ImageCrop>>;

/** The whole picture, as it is. */
export const wholePicture: FullCrop = { zoom: 1, focalX: 0.5, focalY: 0.5, rotate: 0, mirror: false };

/** A part of the turned picture, as shares of its width and height. */
export interface CropBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** A crop's parts, where they are left out those of the whole picture. */
export function fullCrop(crop: ImageCrop): FullCrop {
  const { zoom = 1, focalX = 0.5, focalY = 0.5, rotate = 0, mirror = false } = crop;
  return { zoom, focalX, focalY, rotate, mirror };
}

/**
 * Width by height of a picture once it is turned, corners included.
 *
 * @param ratio - width by height before.
 * @param degrees - clockwise.
 */
export function turnedRatio(ratio: number, degrees: number): number {
  const { across, down } = turnedShares(ratio, degrees);
  // A share of 1 is the picture's own width or height: ratio by 1 before it was turned.
  return ratio / across / (1 / down);
}

/** How much of the turned box the picture itself is wide and high. */
export function turnedShares(
  ratio: number,
  degrees: number,
): { readonly across: number; readonly down: number } {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  return { across: ratio / (ratio * cos + sin), down: 1 / (ratio * sin + cos) };
}

/**
 * Part of a turned picture that a frame shows, as the image service cuts it: the largest part of the frame's shape, by
 * zoom, around the focal point, within the picture.
 */
export function cropBox(crop: ImageCrop, turned: number, frame: number): CropBox {
  const { zoom, focalX, focalY } = fullCrop(crop);
  const width = Math.min(1, frame / turned) / zoom;
  const height = Math.min(1, turned / frame) / zoom;
  return {
    left: clamp(focalX - width / 2, 0, 1 - width),
    top: clamp(focalY - height / 2, 0, 1 - height),
    width,
    height,
  };
}

/** A crop after a change, within the limits of the image service; the focal point is the middle of what is shown. */
export function changeCrop(
  crop: ImageCrop,
  change: ImageCrop,
  { ratio, frame, maxZoom }: { readonly ratio: number; readonly frame: number; readonly maxZoom: number },
): FullCrop {
  const next = { ...fullCrop(crop), ...change };
  const zoom = round(clamp(next.zoom, imageLimits.zoom.min, Math.min(maxZoom, imageLimits.zoom.max)), 2);
  const rotate = round(((next.rotate % 360) + 360) % 360, 1);
  const box = cropBox({ ...next, zoom }, turnedRatio(ratio, rotate), frame);
  return {
    zoom,
    rotate,
    mirror: next.mirror,
    focalX: round(box.left + box.width / 2, 4),
    focalY: round(box.top + box.height / 2, 4),
  };
}

/** A crop after a quarter turn: what is in the middle stays there. */
export function quarterTurn(crop: ImageCrop, direction: 1 | -1): ImageCrop {
  const { focalX, focalY, rotate, ...rest } = fullCrop(crop);
  const turned =
    direction === 1 ? { focalX: 1 - focalY, focalY: focalX } : { focalX: focalY, focalY: 1 - focalX };
  return { ...rest, ...turned, rotate: rotate + direction * 90 };
}

/** A crop with left and right swapped: what is in the middle stays there. */
export function mirrored(crop: ImageCrop): ImageCrop {
  const full = fullCrop(crop);
  // The service mirrors first and turns then: to swap what is seen, the turn has to go the other way.
  return { ...full, mirror: !full.mirror, rotate: -full.rotate, focalX: 1 - full.focalX };
}

/** Where the picture lies in its frame, in per cent of the frame, and how it is turned. */
export function pictureStyle(crop: ImageCrop, ratio: number, frame: number): Record<`--${string}`, string> {
  const { rotate, mirror } = fullCrop(crop);
  const box = cropBox(crop, turnedRatio(ratio, rotate), frame);
  const shares = turnedShares(ratio, rotate);
  const percent = (value: number): string => `${round(value * 100, 3)}%`;
  return {
    '--crop-left': percent(-box.left / box.width),
    '--crop-top': percent(-box.top / box.height),
    '--crop-width': percent(1 / box.width),
    '--crop-height': percent(1 / box.height),
    '--crop-across': percent(shares.across),
    '--crop-down': percent(shares.down),
    '--crop-turn': `rotate(${rotate}deg)${mirror ? ' scaleX(-1)' : ''}`,
  };
}
