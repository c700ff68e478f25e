import type { Rgba } from '../engine/colour.ts';

/** Three components of a colour, in the ranges of the Design Tokens Color Module. */
export type Components = readonly [number, number, number];

type Matrix = readonly [Components, Components, Components];

// Matrices and curves are those of CSS Color 4, on which the Color Module stands.
const xyzToRgb: Matrix = [
  [12831 / 3959, -329 / 214, -1974 / 3959],
  [-851781 / 878810, 1648619 / 878810, 36519 / 878810],
  [705 / 12673, -2585 / 12673, 705 / 667],
];
const p3ToXyz: Matrix = [
  [608311 / 1250200, 189793 / 714400, 198249 / 1000160],
  [35783 / 156275, 247089 / 357200, 198249 / 2500400],
  [0, 32229 / 714400, 5220557 / 5000800],
];
const a98ToXyz: Matrix = [
  [573536 / 994567, 263643 / 1420810, 187206 / 994567],
  [591459 / 1989134, 6239551 / 9945670, 374412 / 4972835],
  [53769 / 1989134, 351524 / 4972835, 4929758 / 4972835],
];
const rec2020ToXyz: Matrix = [
  [63426534 / 99577255, 20160776 / 139408157, 47086771 / 278816314],
  [26158966 / 99577255, 472592308 / 697040785, 8267143 / 139408157],
  [0, 19567812 / 697040785, 295819943 / 278816314],
];
const prophotoToD50: Matrix = [
  [0.7977666449006423, 0.13518129740053308, 0.0313477341283922],
  [0.2880748288194013, 0.711835234241873, 0.00008993693872564],
  [0, 0, 0.8251046025104602],
];
const d50ToD65: Matrix = [
  [0.955473421488075, -0.02309845494876471, 0.06325924320057072],
  [-0.0283697093338637, 1.0099953980813041, 0.021041441191917323],
  [0.012314014864481998, -0.020507649298898964, 1.330365926242124],
];
const oklabToCone: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const coneToRgb: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];
const d50White: Components = [0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585];

function times(matrix: Matrix, [x, y, z]: Components): Components {
  const row = ([a, b, c]: Components): number => a * x + b * y + c * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

function each([x, y, z]: Components, change: (value: number) => number): Components {
  return [change(x), change(y), change(z)];
}

const fromSrgb = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const toSrgb = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
const fromRec2020 = (value: number): number =>
  value < 0.018053968510807 * 4.5
    ? value / 4.5
    : ((value + 0.09929682680944) / 1.09929682680944) ** (1 / 0.45);
const fromProphoto = (value: number): number => (value <= 16 / 512 ? value / 16 : value ** 1.8);

const fromXyz = (xyz: Components): Components => each(times(xyzToRgb, xyz), toSrgb);
const fromXyz50 = (xyz: Components): Components => fromXyz(times(d50ToD65, xyz));
const fromOklab = (lab: Components): Components =>
  each(
    times(
      coneToRgb,
      each(times(oklabToCone, lab), (value) => value ** 3),
    ),
    toSrgb,
  );

function fromLab([light, a, b]: Components): Components {
  const y = (light + 16) / 116;
  const back = (value: number): number =>
    value ** 3 > 216 / 24389 ? value ** 3 : (116 * value - 16) / (24389 / 27);
  const xyz: Components = [back(a / 500 + y), light > 8 ? y ** 3 : light / (24389 / 27), back(y - b / 200)];
  return fromXyz50([xyz[0] * d50White[0], xyz[1], xyz[2] * d50White[2]]);
}

function fromPolar([light, chroma, hue]: Components): Components {
  const angle = (hue * Math.PI) / 180;
  return [light, chroma * Math.cos(angle), chroma * Math.sin(angle)];
}

function fromHsl([hue, saturation, light]: Components): Components {
  const [s, l] = [saturation / 100, light / 100];
  const channel = (offset: number): number => {
    const k = (offset + hue / 30) % 12;
    return l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

function fromHwb([hue, whiteness, blackness]: Components): Components {
  const [white, black] = [whiteness / 100, blackness / 100];
  const sum = white + black;
  if (sum >= 1) return [white / sum, white / sum, white / sum];
  return each(fromHsl([hue, 100, 50]), (value) => value * (1 - sum) + white);
}

interface Space {
  /** Least and greatest of each component; a hue goes round. */
  readonly ranges: readonly [Range, Range, Range];
  readonly toSrgb: (components: Components) => Components;
}
type Range = readonly [least: number, most: number];

const unit: Range = [0, 1];
/** The Z of white is 1.09 in daylight of 6,500 kelvin. */
const depth: Range = [0, 1.1];
const percent: Range = [0, 100];
const hue: Range = [0, 360];
const chroma: Range = [0, Infinity];
const any: Range = [-Infinity, Infinity];
const rgb = (convert: Space['toSrgb']): Space => ({ ranges: [unit, unit, unit], toSrgb: convert });

/** The colour spaces of the Color Module (2025.10), and how each comes to sRGB. */
const spaces: Readonly<Record<string, Space>> = {
  srgb: rgb((components) => components),
  'srgb-linear': rgb((components) => each(components, toSrgb)),
  hsl: { ranges: [hue, percent, percent], toSrgb: fromHsl },
  hwb: { ranges: [hue, percent, percent], toSrgb: fromHwb },
  lab: { ranges: [percent, any, any], toSrgb: fromLab },
  lch: { ranges: [percent, chroma, hue], toSrgb: (components) => fromLab(fromPolar(components)) },
  oklab: { ranges: [unit, any, any], toSrgb: fromOklab },
  oklch: { ranges: [unit, chroma, hue], toSrgb: (components) => fromOklab(fromPolar(components)) },
  'display-p3': rgb((components) => fromXyz(times(p3ToXyz, each(components, fromSrgb)))),
  'a98-rgb': rgb((components) =>
    fromXyz(
      times(
        a98ToXyz,
        each(components, (value) => value ** (563 / 256)),
      ),
    ),
  ),
  'prophoto-rgb': rgb((components) => fromXyz50(times(prophotoToD50, each(components, fromProphoto)))),
  rec2020: rgb((components) => fromXyz(times(rec2020ToXyz, each(components, fromRec2020)))),
  'xyz-d65': { ranges: [unit, unit, depth], toSrgb: fromXyz },
  'xyz-d50': { ranges: [unit, unit, depth], toSrgb: fromXyz50 },
};

/** Tells whether a name is that of a colour space of the format. */
export function isColorSpace(name: unknown): name is string {
  return typeof name === 'string' && Object.hasOwn(spaces, name);
}

/** Colour spaces that have no colour beyond sRGB, so that a fallback in hex says no more than their components. */
export function isWithinSrgb(space: string): boolean {
  return space === 'srgb' || space === 'hsl' || space === 'hwb';
}

/**
 * A colour of any space of the format in sRGB, cut off where sRGB has no such colour.
 *
 * @returns null when a component is outside of its range.
 */
export function toRgb(space: string, components: Components): Omit<Rgba, 'a'> | null {
  const found = Object.hasOwn(spaces, space) ? spaces[space] : undefined;
  if (!found) return null;
  const fits = found.ranges.every(([least, most], at) => {
    const component = components[at] ?? Number.NaN;
    return component >= least && component <= most;
  });
  if (!fits) return null;
  const [r, g, b] = each(found.toSrgb(components), (value) => Math.min(1, Math.max(0, value)));
  return { r, g, b };
}
