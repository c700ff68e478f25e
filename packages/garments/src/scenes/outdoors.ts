import { at, disc, pine, polygon, shape, stroke, wave } from '../artworks/forms.ts';
import { noise } from '../raster/noise.ts';
import { mix } from '../shading/tone.ts';
import { num } from '../svg/numbers.ts';
import { smooth } from '../svg/path.ts';
import type { Compose } from './scene.ts';

/** Ridge behind ridge under a low sun of a colour of its own. */
export const hills =
  (sunlight: string): Compose =>
  ({ width, height, portrait, palette, id }) => {
    const [, b, c] = palette.accents;
    const near = mix(palette.ink, c, 0.25);
    const sun = {
      x: width * (portrait ? 0.62 : 0.72),
      y: height * 0.4,
      r: Math.min(width, height) * (portrait ? 0.2 : 0.19),
    };
    const count = 7;
    const ridges = Array.from({ length: count }, (_, i) => {
      const t = i / (count - 1);
      const base = height * (0.47 + t * 0.44);
      const fill =
        t < 0.5
          ? mix(mix(palette.wall, b, 0.35), c, t * 1.4)
          : mix(mix(palette.wall, c, 0.75), near, (t - 0.5) * 2);
      const points = Array.from({ length: 61 }, (__, k) => {
        const x = (k / 60) * width;
        const rough = 1 - t * 0.35;
        return {
          x,
          y:
            base -
            height * 0.13 * noise(x / 520 + i * 5.3, i * 2.1, 12) -
            height * 0.05 * rough * noise(x / 170, i * 4.4, 7) -
            height * 0.012 * noise(x / 46, i * 9.1, 4),
        };
      });
      const haze = `<linearGradient id="${id(`h${i}`)}" x2="0" y2="1"><stop stop-color="${fill}"/><stop offset="1" stop-color="${mix(fill, palette.wall, 0.34 * (1 - t))}"/></linearGradient>`;
      return `<defs>${haze}</defs><path d="${polygon(points).slice(0, -1)}L${width} ${height}L0 ${height}Z" fill="url(#${id(`h${i}`)})"/>`;
    });
    const trees = Array.from({ length: portrait ? 11 : 26 }, (_, i) => {
      const x = (i / (portrait ? 10 : 25)) * width + ((i * 37) % 30) - 15;
      return at(
        x,
        height * 1.015 - ((i * 29) % 18),
        pine(height * (0.09 + ((i * 47) % 60) / 900), mix(near, '#000000', 0.22)),
      );
    }).join('');
    return (
      `<defs><linearGradient id="${id('sky')}" x2="0" y2="1"><stop stop-color="${mix(palette.wall, b, 0.28)}"/><stop offset=".55" stop-color="${mix(palette.wall, '#ffffff', 0.2)}"/></linearGradient>` +
      `<radialGradient id="${id('glow')}"><stop stop-color="${mix(sunlight, '#ffffff', 0.5)}" stop-opacity=".85"/><stop offset="1" stop-color="${sunlight}" stop-opacity="0"/></radialGradient></defs>` +
      `<rect width="${width}" height="${height}" fill="url(#${id('sky')})"/>` +
      `<circle cx="${num(sun.x)}" cy="${num(sun.y)}" r="${num(sun.r * 2.6)}" fill="url(#${id('glow')})"/>${disc(sun.x, sun.y, sun.r, sunlight)}` +
      ridges.join('') +
      trees
    );
  };

/** The sea in long waves, with a sun and a sail. */
export const shore: Compose = ({ width, height, portrait, palette, id }) => {
  const [a, b, c] = palette.accents;
  const horizon = height * 0.5;
  const rows = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8;
    const y = horizon + height * (0.02 + t * t * 0.5);
    const points = wave({
      from: -40,
      to: width + 40,
      y,
      height: 3 + t * 20,
      length: 150 + t * 330,
      phase: i * 0.37,
      step: 20,
    });
    const fill = mix(mix(a, palette.wall, 0.55), mix(a, palette.ink, 0.45), t);
    return `<path d="${smooth(points)}L${width + 40} ${height}L-40 ${height}Z" fill="${fill}"/>${stroke(smooth(points), mix(fill, '#ffffff', 0.4), 2 + t * 4, 'opacity=".6"')}`;
  });
  const boat =
    shape('M0 -150V-8H-92C-66 -60 -34 -110 0 -150Z', '#fffaf0') +
    shape('M10 -120V-8H70C58 -50 36 -90 10 -120Z', c) +
    shape('M-104 0H92C80 26 62 34 40 34H-60C-82 32 -98 20 -104 0Z', palette.ink);
  const sunX = width * (portrait ? 0.34 : 0.64);
  return (
    `<defs><linearGradient id="${id('sky')}" x2="0" y2="1"><stop stop-color="${mix(palette.wall, '#ffffff', 0.3)}"/><stop offset=".5" stop-color="${mix(palette.wall, b, 0.34)}"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#${id('sky')})"/>` +
    disc(sunX, horizon - height * 0.06, Math.min(width, height) * 0.2, b) +
    rows.slice(0, 3).join('') +
    at(width * (portrait ? 0.66 : 0.82), horizon + height * 0.06, boat, { scale: portrait ? 0.9 : 0.8 }) +
    rows.slice(3).join('')
  );
};
