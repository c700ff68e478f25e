import { noise } from '../raster/noise.ts';
import { greyAlphaUri } from '../raster/png.ts';
import { rng } from '../svg/numbers.ts';

/** The surface of a material. */
export type Texture = 'jersey' | 'heather' | 'canvas' | 'knit' | 'paper';

const SIZE = 200;
const cache = new Map<Texture, string>();

function grain(kind: Texture, x: number, y: number, random: number): number {
  switch (kind) {
    case 'jersey':
      return (random - 0.5) * 0.06 + Math.sin((x * Math.PI * 2) / 4) * 0.01;
    case 'heather': {
      // Fibres of another shade, longer along the course than across it.
      const fibre = noise(x / 1.7, y / 5.2, 41) + 0.7 * noise(x / 3.4, y / 1.6, 17);
      return (random - 0.5) * 0.09 + Math.max(-0.13, Math.min(0.1, fibre * 0.16));
    }
    case 'canvas':
      return (random - 0.5) * 0.1 + Math.sin((x * Math.PI * 2) / 4) * Math.sin((y * Math.PI * 2) / 4) * 0.07;
    case 'knit':
      return (random - 0.5) * 0.08;
    case 'paper':
      return (random - 0.5) * 0.03;
  }
}

/** The tile's edge, in drawing units. */
export const TEXTURE_SIZE = SIZE;

/** A repeating tile of the surface: black and white specks, mostly transparent. */
export function textureUri(kind: Texture): string {
  const known = cache.get(kind);
  if (known) return known;
  const random = rng(`texture ${kind}`);
  const pixels = new Uint8Array(SIZE * SIZE * 2);
  for (let i = 0; i < SIZE * SIZE; i += 1) {
    const value = grain(kind, i % SIZE, Math.floor(i / SIZE), random.next());
    pixels[i * 2] = value < 0 ? 0 : 255;
    pixels[i * 2 + 1] = Math.round(Math.abs(value) * 255);
  }
  const uri = greyAlphaUri(SIZE, SIZE, pixels);
  cache.set(kind, uri);
  return uri;
}
