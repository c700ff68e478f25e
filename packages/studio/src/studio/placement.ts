/** Where artwork lies in the area that can be printed; shares of that area's breadth and height. */
export interface Placement {
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  /** Its breadth. */
  readonly width: number;
  /** Degrees clockwise, -180 to 180. */
  readonly rotation: number;
}

/** The proportions that placing goes by: height by breadth, of the area and of the artwork. */
export interface Proportions {
  readonly area: number;
  readonly artwork: number;
}

const smallest = 0.05;
const largest = 2;
/** Of the area, between its edge and artwork that fills it. */
const margin = 0.04;
/** Degrees within which turning holds on to a right angle. */
const catchAngle = 3;
const inch = 25.4;

const between = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

/** A placement within its bounds: the middle stays in the area, so that artwork can always be reached. */
export function bounded({ x, y, width, rotation }: Placement): Placement {
  const turned = ((((rotation + 180) % 360) + 360) % 360) - 180;
  return {
    x: rounded(between(x, 0, 1)),
    y: rounded(between(y, 0, 1)),
    width: rounded(between(width, smallest, largest)),
    rotation: Math.round(turned === -180 ? 180 : turned),
  };
}

/** How artwork is placed at first: as large as fits, in the middle, hanging from the top as printers set it. */
export function fitted({ area, artwork }: Proportions): Placement {
  const room = 1 - 2 * margin;
  const width = Math.min(room, (room * area) / artwork);
  const tall = (width * artwork) / area;
  return bounded({ x: 0.5, y: margin + tall / 2, width, rotation: 0 });
}

/** The placement in the middle of the area, as large and as turned as it is. */
export function centred(placement: Placement): Placement {
  return { ...placement, x: 0.5, y: 0.5 };
}

/** The placement moved by shares of the area. */
export function moved(placement: Placement, by: { readonly x: number; readonly y: number }): Placement {
  return bounded({ ...placement, x: placement.x + by.x, y: placement.y + by.y });
}

/** The placement made larger or smaller. */
export function scaled(placement: Placement, by: number): Placement {
  return bounded({ ...placement, width: placement.width * by });
}

/** The placement turned to an angle in degrees; near a right angle it holds on to that. */
export function turnedTo(placement: Placement, degrees: number, hold = true): Placement {
  const right = Math.round(degrees / 90) * 90;
  const rotation = hold && Math.abs(degrees - right) <= catchAngle ? right : degrees;
  return bounded({ ...placement, rotation });
}

/** Placement after a key press; null for a key without effect. @param coarse - in larger steps */
export function afterKey(placement: Placement, key: string, coarse: boolean): Placement | null {
  const step = coarse ? 0.1 : 0.01;
  switch (key) {
    case 'ArrowLeft':
      return moved(placement, { x: -step, y: 0 });
    case 'ArrowRight':
      return moved(placement, { x: step, y: 0 });
    case 'ArrowUp':
      return moved(placement, { x: 0, y: -step });
    case 'ArrowDown':
      return moved(placement, { x: 0, y: step });
    case '+':
    case '=':
      return scaled(placement, coarse ? 1.25 : 1.05);
    case '-':
    case '_':
      return scaled(placement, coarse ? 0.8 : 1 / 1.05);
    case '[':
    case '{':
      return turnedTo(placement, placement.rotation - (coarse ? 15 : 1), false);
    case ']':
    case '}':
      return turnedTo(placement, placement.rotation + (coarse ? 15 : 1), false);
    default:
      return null;
  }
}

/** How sharp a print is, in pixels of the artwork an inch. */
export function dpiOf(pixels: number, { width }: Pick<Placement, 'width'>, areaMm: number): number {
  return Math.round(pixels / ((width * areaMm) / inch));
}

/** How a print of so many pixels an inch looks. */
export function sharpness(dpi: number): 'sharp' | 'fair' | 'blurred' {
  if (dpi >= 150) return 'sharp';
  return dpi >= 90 ? 'fair' : 'blurred';
}
