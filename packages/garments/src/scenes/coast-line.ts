import { at, disc, shape, stroke } from '../artworks/forms.ts';
import { noise } from '../raster/noise.ts';
import { mix } from '../shading/tone.ts';
import { num, rng } from '../svg/numbers.ts';
import type { Compose, GarmentPlace, SceneContext } from './scene.ts';

/** Item on the line, in the order from left to right. */
export type Washing = Pick<GarmentPlace, 'garment' | 'colour' | 'artwork'>;

const peg = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    '<rect x="-8" y="-20" width="16" height="56" rx="4" fill="#c99a62"/><rect x="-8" y="-20" width="6" height="56" rx="3" fill="#fff" opacity=".35"/><rect x="-8" y="2" width="16" height="4" fill="#7a5a36" opacity=".6"/>',
    { scale },
  );

const gull = (x: number, y: number, size: number, ink: string): string =>
  stroke(
    `M${num(x - size)} ${num(y - size * 0.2)}Q${num(x - size * 0.45)} ${num(y - size * 0.62)} ${num(x)} ${num(y)}Q${num(x + size * 0.45)} ${num(y - size * 0.62)} ${num(x + size)} ${num(y - size * 0.26)}`,
    ink,
    size * 0.13,
    'opacity=".55"',
  );

/** A far headland with a lighthouse on it. */
function headland(x: number, y: number, scale: number, { palette }: SceneContext): string {
  const far = mix(palette.accents[0], palette.wall, 0.42);
  const near = mix(palette.accents[0], palette.wall, 0.2);
  return at(
    x,
    y,
    shape('M0 2C60 -16 120 -20 190 -46C240 -64 300 -58 360 -70C430 -84 520 -96 640 -92V2Z', far) +
      shape('M210 2C270 -14 320 -30 380 -34C460 -40 540 -58 640 -54V2Z', near) +
      shape('M-12 0L-8 -74H8L12 0Z', '#fffaf0', 'transform="translate(236 -54)"') +
      shape('M-10.6 -26L-9.4 -50H9.4L10.6 -26Z', palette.accents[2], 'transform="translate(236 -54)"') +
      shape('M-7 -74V-88H7V-74ZM-9 -88L0 -98L9 -88Z', palette.ink, 'transform="translate(236 -54)"'),
    { scale },
  );
}

/** Blades of grass in tufts along the foot of the picture. */
function grass(context: SceneContext, from: number, to: number): string {
  const { height, palette } = context;
  const random = rng('marram');
  const greens = [mix('#8b9a5e', palette.wall, 0.2), '#76874f', mix('#5f7247', palette.ink, 0.2)];
  const count = Math.round((to - from) / 28);
  return Array.from({ length: count }, (_, tuft) => {
    const x = from + ((to - from) * tuft) / (count - 1) + random.between(-18, 18);
    const size = height * random.between(0.04, 0.11) * (0.5 + 0.7 * ((x - from) / (to - from)));
    return Array.from({ length: 7 }, (__, i) => {
      const lean = (i - 2.2) * size * 0.16 + random.between(-6, 6);
      return stroke(
        `M${num(x + i * 3)} ${num(height + 6)}Q${num(x + i * 3 + lean * 0.2)} ${num(height - size * 0.6)} ${num(x + i * 3 + lean)} ${num(height - size)}`,
        greens[(tuft + i) % 3] ?? '#76874f',
        random.between(2.4, 4.2),
      );
    }).join('');
  }).join('');
}

/**
 * Clothes on a line over a beach, with the sea behind them. The sky is light and empty where text stands: at the left of
 * the wide picture, in the lower half of the tall one.
 */
export const coastLine =
  (washing: readonly Washing[]): Compose =>
  (context) => {
    const { width, height, portrait, palette, id } = context;
    const [sea, sun, coral] = palette.accents;
    const horizon = height * (portrait ? 0.43 : 0.715);
    const beach = height * (portrait ? 0.5 : 0.81);
    const scale = portrait ? 0.57 : 0.64;
    const rope = (x: number): number => {
      const t = x / width;
      return portrait
        ? height * (0.075 + 0.02 * Math.sin(Math.PI * t))
        : height * (0.14 - 0.2 * (t - 0.68) ** 2);
    };
    const from = portrait ? -72 : width * 0.392;
    const step = portrait ? 402 : 400;
    const clothes = washing.slice(0, portrait ? 2 : 3).map((thing, i) => {
      const left = from + i * step;
      const shoulder = { x: left + 500 * scale, y: rope(left + 500 * scale) };
      const half = 92 * scale;
      return (
        context.garment({
          ...thing,
          x: left,
          y: shoulder.y - 214 * scale,
          scale,
          turn: [-1.6, 1.2, -1][i % 3] ?? 0,
          shadow: false,
        }) +
        peg(shoulder.x - half, rope(shoulder.x - half) + 4, scale * 1.15) +
        peg(shoulder.x + half, rope(shoulder.x + half) + 4, scale * 1.15)
      );
    });
    const points = Array.from({ length: 41 }, (_, i) => {
      const x = -20 + ((width + 40) * i) / 40;
      return `${num(x)} ${num(rope(x))}`;
    });
    const deep = mix(sea, palette.ink, 0.16);
    const shallow = mix(sea, palette.wall, 0.52);
    const glints = Array.from({ length: portrait ? 16 : 34 }, (_, i) => {
      const t = (i % 8) / 8;
      const x = width * (0.5 + 0.5 * noise(i * 3.1, i * 1.7, 5));
      const y = horizon + (beach - horizon) * (0.12 + t * 0.7);
      const w = 26 + t * 60;
      return `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(1.6 + t * 2)}" rx="2" fill="#fff" opacity="${num(0.5 - t * 0.25)}"/>`;
    });
    // The beach comes up under the words, so that they and their buttons stand on one light ground.
    const rise = portrait ? 0 : height * 0.06;
    const sand = (level: number, bend: number): string =>
      `M0 ${num(level - rise + bend)}C${num(width * 0.26)} ${num(level - rise - bend * 1.3)} ${num(width * 0.56)} ${num(level + bend * 1.5)} ${width} ${num(level - bend * 0.8)}V${height}H0Z`;
    return (
      `<defs><linearGradient id="${id('sky')}" x2="0" y2="1"><stop stop-color="${mix('#f2e6cf', palette.wall, 0.35)}"/><stop offset=".42" stop-color="#f7ecd8"/><stop offset=".7" stop-color="${mix('#f6dfc0', sun, 0.14)}"/></linearGradient>` +
      `<radialGradient id="${id('glow')}"><stop stop-color="#fffaf0" stop-opacity=".95"/><stop offset="1" stop-color="#fffaf0" stop-opacity="0"/></radialGradient>` +
      `<linearGradient id="${id('sea')}" x2="0" y2="1"><stop stop-color="${deep}"/><stop offset=".55" stop-color="${mix(sea, palette.wall, 0.2)}"/><stop offset="1" stop-color="${shallow}"/></linearGradient>` +
      `<linearGradient id="${id('sand')}" x2="0" y2="1"><stop stop-color="#f0dfc1"/><stop offset="1" stop-color="#e6cda5"/></linearGradient></defs>` +
      `<rect width="${width}" height="${height}" fill="url(#${id('sky')})"/>` +
      `<circle cx="${num(width * (portrait ? 0.78 : 0.615))}" cy="${num(horizon - height * 0.07)}" r="${num(height * 0.36)}" fill="url(#${id('glow')})"/>` +
      disc(
        width * (portrait ? 0.78 : 0.615),
        horizon - height * 0.04,
        height * (portrait ? 0.07 : 0.1),
        mix(sun, '#ffffff', 0.12),
      ) +
      gull(width * (portrait ? 0.2 : 0.31), height * (portrait ? 0.3 : 0.2), 20, palette.ink) +
      gull(width * (portrait ? 0.27 : 0.34), height * (portrait ? 0.33 : 0.27), 14, palette.ink) +
      headland(width - 640 * (portrait ? 0.75 : 1), horizon, portrait ? 0.75 : 1, context) +
      `<rect y="${num(horizon)}" width="${width}" height="${num(height - horizon)}" fill="url(#${id('sea')})"/>` +
      glints.join('') +
      at(
        width * (portrait ? 0.49 : 0.395),
        horizon + height * 0.014,
        shape('M0 -96V-6H-58C-42 -40 -22 -72 0 -96Z', '#fffaf0') +
          shape('M7 -78V-6H46C38 -32 24 -58 7 -78Z', coral) +
          shape('M-68 0H60C52 16 40 21 26 21H-40C-54 20 -64 12 -68 0Z', palette.ink),
        { scale: portrait ? 0.5 : 0.56 },
      ) +
      `<path d="${sand(beach - 12, height * 0.018)}" fill="#fffaf0" opacity=".8"/>` +
      `<path d="${sand(beach, height * 0.02)}" fill="url(#${id('sand')})"/>` +
      `<path d="${sand(beach + (height - beach) * 0.5, -height * 0.02)}" fill="#d9bd90" opacity=".35"/>` +
      grass(context, width * (portrait ? 0.8 : 0.52), width + 20) +
      stroke(`M${points.join('L')}`, mix(palette.ink, '#ffffff', 0.25), 4) +
      clothes.join('')
    );
  };
