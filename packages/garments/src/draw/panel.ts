import { mix, type Tone } from '../shading/tone.ts';
import type { DetailContext, Panel } from '../shapes/shape.ts';
import { imageTag, lightLayer } from './light.ts';
import { ribLines, stitchLine } from './sewing.ts';

/** Options shared by all pieces of one product. */
export interface Paint {
  /** Names the product and its side: light is computed once for each. */
  key: string;
  tone: Tone;
  /** Id of the surface's pattern, or nothing for smooth materials. */
  texture: string;
  /** The surface is the yarn's, so prints cover it; otherwise it shows through them. */
  dyed: boolean;
  context: DetailContext;
  /** The artwork on this piece, or nothing. */
  print: (panel: Panel) => string;
}

/** Draws one piece: its colour, ribs and artwork, then its surface and light over them, and the sewing on top. */
export function drawPanel(
  panel: Panel,
  index: number,
  { key, tone, texture, dyed, context, print }: Paint,
): string {
  if (panel.ghost) return panel.detail?.(context) ?? '';
  const tint = panel.tint ?? 0;
  const fill = tint < 0 ? mix(context.colour, '#0a0806', -tint) : mix(context.colour, '#ffffff', tint);
  const clip = context.id(`piece${index}`);
  const clipped = (content: string): string => (content ? `<g clip-path="url(#${clip})">${content}</g>` : '');
  const surface = texture ? `<path d="${panel.outline}" fill="url(#${texture})"/>` : '';
  const light = panel.smooth
    ? ''
    : imageTag(lightLayer(`${key}/${index}`, panel, tone), `clip-path="url(#${clip})"`);
  return (
    `<clipPath id="${clip}"><path d="${panel.outline}"/></clipPath><path d="${panel.outline}" fill="${fill}"/>${dyed ? surface : ''}` +
    clipped((panel.ribs ?? []).map((rib) => ribLines(rib, context.dark)).join('') + print(panel)) +
    (panel.detail?.({ ...context, colour: fill }) ?? '') +
    (dyed ? '' : surface) +
    light +
    (panel.stitches ?? []).map((stitch) => stitchLine(stitch, context.dark)).join('') +
    (panel.gloss?.({ ...context, colour: fill }) ?? '')
  );
}
