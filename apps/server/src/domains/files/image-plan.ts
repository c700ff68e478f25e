import type { ImageOptions } from '@omnis/models';
import { invalid, done, type FileResult } from './files.errors.ts';

/** Longest side of a picture that is served, in pixels. */
export const MAX_SIDE = 4096;

/** Size in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A part of a picture, as shares of its width and height. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Steps that turn a source into the requested picture. */
export interface ImagePlan {
  /** The finished picture, padding included. */
  output: Size;
  /** The picture inside the padding. */
  content: Size;
  /** Visible part of the (turned) source. */
  crop: Crop;
  /** The source, turned. */
  turned: Size;
  padding: number;
  mirror: boolean;
  /** Degrees clockwise, 0 to 359. */
  rotate: number;
  dpi: number | null;
  /** `#rrggbbaa`, or null when none was asked for. */
  background: string | null;
}

/** Where a picture comes from: drawings can be drawn at any size, files only at theirs. */
export interface SourceSize extends Size {
  scalable: boolean;
  /** Width to serve when none is asked for. */
  preferredWidth: number;
}

const roundTo = (value: number, step: number): number => Math.round(value / step) * step;

function turnedSize({ width, height }: Size, degrees: number): Size {
  if (degrees % 180 === 0) return { width, height };
  if (degrees % 90 === 0) return { width: height, height: width };
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  return { width: width * cos + height * sin, height: width * sin + height * cos };
}

/** `fff`, `ffff`, `ffffff` or `ffffffff` as `#rrggbbaa`. */
function fullHex(hex: string): string {
  const digits = hex.length <= 4 ? [...hex].map((digit) => digit + digit).join('') : hex;
  return `#${digits.padEnd(8, 'f')}`;
}

function askedSize(options: ImageOptions, turned: Size, source: SourceSize): Size {
  const aspect = turned.width / turned.height;
  const { width, height } = options;
  if (width !== undefined && height !== undefined) return { width, height };
  if (width !== undefined) return { width, height: width / aspect };
  if (height !== undefined) return { width: height * aspect, height };
  const preferred = Math.min(source.preferredWidth, turned.width);
  return { width: preferred, height: preferred / aspect };
}

function cropFor({ zoom = 1, focalX = 0.5, focalY = 0.5 }: ImageOptions, turned: Size, content: Size): Crop {
  const wanted = content.width / content.height;
  const have = turned.width / turned.height;
  const steady = roundTo(zoom, 0.1);
  const width = (wanted < have ? wanted / have : 1) / steady;
  const height = (wanted < have ? 1 : have / wanted) / steady;
  const place = (focal: number, share: number): number =>
    Math.max(0, Math.min(1 - share, roundTo(focal, 0.02) - share / 2));
  return { left: place(focalX, width), top: place(focalY, height), width, height };
}

/**
 * Works out what to do to a source for the options of an address (platform.md §9).
 *
 * Width and height together fill the box and cut what stands over, around the focal point. Padding lies inside the
 * asked size. Files are never enlarged.
 */
export function planImage(options: ImageOptions, source: SourceSize): FileResult<ImagePlan> {
  const rotate = ((Math.round(options.rotate ?? 0) % 360) + 360) % 360;
  const turned = turnedSize(source, rotate);
  const asked = askedSize(options, turned, source);
  const shrink = Math.min(1, MAX_SIDE / asked.width, MAX_SIDE / asked.height);
  const output = { width: asked.width * shrink, height: asked.height * shrink };
  const padding = Math.round(options.padding ?? 0);
  const content = { width: output.width - 2 * padding, height: output.height - 2 * padding };
  if (padding > 0 && (content.width < 1 || content.height < 1)) {
    return invalid([
      {
        field: 'padding',
        message: `padding must leave room for the picture in ${Math.round(output.width)} by ${Math.round(output.height)} pixels`,
      },
    ]);
  }
  const crop = cropFor(options, turned, content);
  const enlarged = source.scalable ? 1 : Math.max(1, content.width / (crop.width * turned.width));
  const size = {
    width: Math.max(1, Math.round(content.width / enlarged)),
    height: Math.max(1, Math.round(content.height / enlarged)),
  };
  return done({
    output: { width: size.width + 2 * padding, height: size.height + 2 * padding },
    content: size,
    crop,
    turned,
    padding,
    mirror: options.mirror === true,
    rotate,
    dpi: options.dpi ?? null,
    background: options.background === undefined ? null : fullHex(options.background),
  });
}
