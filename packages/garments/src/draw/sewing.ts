import type { Rib, Stitch } from '../shapes/shape.ts';
import { num } from '../svg/numbers.ts';

/** Lines across a band: the dashes of a stroke as broad as the band stand at right angles to it. */
export function ribLines({ d, width, pitch }: Rib, dark: boolean): string {
  const dash = `${num(pitch * 0.42)} ${num(pitch * 0.58)}`;
  const stroke = (colour: string, opacity: number, offset: number): string =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-dasharray="${dash}" stroke-dashoffset="${num(offset)}"/>`;
  return stroke('#000', dark ? 0.35 : 0.13, 0) + stroke('#fff', dark ? 0.08 : 0.2, pitch * 0.5);
}

/** A line of sewing with the light on its lower edge. */
export function stitchLine({ d, kind }: Stitch, dark: boolean): string {
  const [shadow, light] = dark ? [0.5, 0.14] : [0.2, 0.34];
  const path = (colour: string, opacity: number, more: string): string =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-opacity="${num(opacity)}" ${more}/>`;
  if (kind === 'seam') {
    return (
      path('#000', shadow, 'stroke-width="2"') +
      path('#fff', light * 0.7, 'stroke-width="1.4" transform="translate(1.6 1.4)"')
    );
  }
  const row = (dy: number): string =>
    path('#000', shadow, `stroke-width="1.6" stroke-dasharray="5.5 2.5" transform="translate(0 ${dy})"`) +
    path('#fff', light, `stroke-width="1.2" stroke-dasharray="5.5 2.5" transform="translate(0 ${dy + 1.5})"`);
  return kind === 'twin' ? row(0) + row(-6) : row(0);
}
