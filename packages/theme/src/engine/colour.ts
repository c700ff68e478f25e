/** A colour in sRGB; every part runs from 0 to 1. */
export interface Rgba {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

/** A colour in OKLab: `l` from 0 to 1, `a` and `b` around 0. Steps in it look even to the eye. */
interface Oklab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

export const BLACK: Rgba = { r: 0, g: 0, b: 0, a: 1 };
export const WHITE: Rgba = { r: 1, g: 1, b: 1, a: 1 };

const named: Readonly<Record<string, Rgba>> = {
  black: BLACK,
  white: WHITE,
  transparent: { ...BLACK, a: 0 },
};

const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));

function parseHex(hex: string): Rgba | null {
  if (![3, 4, 6, 8].includes(hex.length) || !/^[0-9a-f]+$/i.test(hex)) return null;
  const wide = hex.length < 5 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const part = (at: number): number => Number.parseInt(wide.slice(at, at + 2), 16) / 255;
  return { r: part(0), g: part(2), b: part(4), a: wide.length === 8 ? part(6) : 1 };
}

function parseAmount(text: string, whole: number): number | null {
  const match = /^([+-]?\d{1,4}(?:\.\d{1,6})?|[+-]?\.\d{1,6})(%|deg)?$/.exec(text);
  if (!match) return null;
  return match[2] === '%' ? Number(match[1]) / 100 : Number(match[1]) / whole;
}

function fromHsl(hue: number, saturation: number, light: number): Omit<Rgba, 'a'> {
  const chroma = saturation * Math.min(light, 1 - light);
  const channel = (offset: number): number => {
    const k = (offset + hue * 12) % 12;
    return light - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return { r: channel(0), g: channel(8), b: channel(4) };
}

function parseFunction(name: string, body: string): Rgba | null {
  const parts = body.split(/[\s,/]+/).filter(Boolean);
  if (parts.length !== 3 && parts.length !== 4) return null;
  const isHsl = name.startsWith('hsl');
  const numbers = parts.map((part, at) =>
    parseAmount(part, at === 3 ? 1 : isHsl ? (at === 0 ? 360 : 100) : 255),
  );
  const [x, y, z, alpha = 1] = numbers;
  if (x == null || y == null || z == null || alpha === null) return null;
  const a = clamp(alpha);
  if (isHsl) return { ...fromHsl(((x % 1) + 1) % 1, clamp(y), clamp(z)), a };
  return { r: clamp(x), g: clamp(y), b: clamp(z), a };
}

/**
 * Reads a colour literal: hex with 3, 4, 6 or 8 digits, `rgb()`, `rgba()`, `hsl()`, `hsla()`, `black`, `white`,
 * `transparent`. Anything else gives null, so nothing but a colour can reach CSS.
 */
export function parseColor(text: string): Rgba | null {
  const value = text.trim().toLowerCase();
  if (value.length > 64) return null;
  if (value.startsWith('#')) return parseHex(value.slice(1));
  if (Object.hasOwn(named, value)) return named[value] ?? null;
  const match = /^(rgba?|hsla?)\(([^()]*)\)$/.exec(value);
  return match?.[1] && match[2] ? parseFunction(match[1], match[2]) : null;
}

/** Writes a colour as `#rrggbb`, or `#rrggbbaa` when it is not opaque. */
export function formatColor({ r, g, b, a }: Rgba): string {
  const part = (value: number): string =>
    Math.round(clamp(value) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${part(r)}${part(g)}${part(b)}${a < 1 ? part(a) : ''}`;
}

/** Visible colour when `over` lies on the opaque colour `under`. */
export function composite(over: Rgba, under: Rgba): Rgba {
  const blend = (top: number, bottom: number): number => top * over.a + bottom * (1 - over.a);
  return { r: blend(over.r, under.r), g: blend(over.g, under.g), b: blend(over.b, under.b), a: 1 };
}

const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const toGamma = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

/** Relative luminance by WCAG 2.2, 0 (black) to 1 (white). Alpha is ignored. */
export function luminance({ r, g, b }: Rgba): number {
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b);
}

function toOklab(rgb: Rgba): Oklab {
  const [r, g, b] = [toLinear(rgb.r), toLinear(rgb.g), toLinear(rgb.b)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function linearFromOklab(lab: Oklab): [number, number, number] {
  const l = (lab.l + 0.3963377774 * lab.a + 0.2158037573 * lab.b) ** 3;
  const m = (lab.l - 0.1055613458 * lab.a - 0.0638541728 * lab.b) ** 3;
  const s = (lab.l - 0.0894841775 * lab.a - 1.291485548 * lab.b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function fromOklab(lab: Oklab, alpha: number): Rgba {
  const [r, g, b] = linearFromOklab(lab);
  return { r: toGamma(clamp(r)), g: toGamma(clamp(g)), b: toGamma(clamp(b)), a: alpha };
}

/** Mixes as CSS `color-mix(in oklab, a, b amount)` does: `amount` of b (0 to 1), alpha premultiplied. */
export function mixColors(a: Rgba, b: Rgba, amount: number): Rgba {
  const alpha = a.a * (1 - amount) + b.a * amount;
  if (alpha === 0) return { ...BLACK, a: 0 };
  const [from, to] = [toOklab(a), toOklab(b)];
  const part = (x: number, y: number): number => (x * a.a * (1 - amount) + y * b.a * amount) / alpha;
  return fromOklab({ l: part(from.l, to.l), a: part(from.a, to.a), b: part(from.b, to.b) }, alpha);
}

/** The same hue at another lightness (0 to 1), with as much of its chroma as sRGB can show there. */
export function withLightness(color: Rgba, l: number): Rgba {
  const lab = toOklab(color);
  let [low, high] = [0, 1];
  const inGamut = (chroma: number): boolean =>
    linearFromOklab({ l, a: lab.a * chroma, b: lab.b * chroma }).every((x) => x >= -0.0005 && x <= 1.0005);
  if (inGamut(1)) low = 1;
  for (let step = 0; low !== 1 && step < 12; step += 1) {
    const middle = (low + high) / 2;
    if (inGamut(middle)) low = middle;
    else high = middle;
  }
  return fromOklab({ l, a: lab.a * low, b: lab.b * low }, color.a);
}

/** How light a colour looks, 0 to 1 (the L of OKLab). */
export function lightness(color: Rgba): number {
  return toOklab(color).l;
}

/** How far two colours look apart: 0 the same, 0.02 a step that is just seen, 1 black and white. */
export function colorDistance(one: Rgba, other: Rgba): number {
  const [a, b] = [toOklab(one), toOklab(other)];
  return Math.hypot(a.l - b.l, a.a - b.a, a.b - b.b);
}
