import { imageUrl, parseImageOptions } from '@omnis/models';

/** How a picture is shown: the point that stays in view, and the part that is cut out. */
export interface PictureView {
  readonly zoom: number;
  readonly focalX: number;
  readonly focalY: number;
  readonly rotate: number;
  readonly mirror: boolean;
}

/** The picture as it is. */
export const wholePicture: PictureView = { zoom: 1, focalX: 0.5, focalY: 0.5, rotate: 0, mirror: false };

/** The address of a picture without its view, and the view. */
export function viewOf(src: string): { readonly whole: string; readonly view: PictureView } {
  const [whole = src, query = ''] = src.split('?');
  const read = parseImageOptions(new URLSearchParams(query));
  const { zoom = 1, focalX = 0.5, focalY = 0.5, rotate = 0, mirror = false } = read.ok ? read.options : {};
  return { whole, view: { zoom, focalX, focalY, rotate, mirror } };
}

/** The address of a picture in another view. */
export const withView = (src: string, view: PictureView): string => imageUrl(viewOf(src).whole, view);
