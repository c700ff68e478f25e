import { mirror } from '../svg/path.ts';
import type { Fold } from '../shading/cloth.ts';
import type { Box, GarmentShape, GarmentSide, Panel, Rib, Stitch } from './shape.ts';

/** A neckband, seen from one side. */
export interface Neckband {
  outline: string;
  rib?: Rib;
  stitch?: string;
}

/** A ribbed or hemmed end of a body or sleeve. */
export interface Band {
  outline: string;
  rib?: Rib;
  seam?: string;
}

/** Differences between garments for the upper body. Left parts are mirrored for the right. */
export interface TopOptions {
  body: Record<GarmentSide, string>;
  /** The left sleeve. */
  sleeve: string;
  /** The left sleeve and the body as open tubes, for the roundness of shoulders and sides. */
  openSleeve: string;
  openBody: string;
  /** Where the left sleeve is sewn on. */
  armhole: string;
  folds: Record<GarmentSide, readonly Fold[]>;
  sleeveFolds: readonly Fold[];
  /** Left out where `over` brings its own, such as a hood. */
  neck?: Record<GarmentSide, Neckband>;
  /** The inside of the back, seen through the neck. */
  inside?: { outline: string; rib?: Rib; label: { x: number; y: number } };
  hem: Band | { stitch: string };
  cuff: Band | { stitch: string };
  /** Thickness of the cloth: roundness of the edges. */
  weight?: number;
  drape?: { height: number; across: number; along: number };
  print: Record<GarmentSide, Box>;
  camera?: Box;
  /** Pieces between body and neckband, and over everything. */
  over?: (side: GarmentSide) => readonly Panel[];
  /** Pieces behind everything. */
  behind?: (side: GarmentSide) => readonly Panel[];
  /** Further seams of the body. */
  seams?: readonly Stitch[];
}

const both = (fold: Fold): Fold[] => [fold, { ...fold, d: mirror(fold.d), skew: -(fold.skew ?? 0) }];

/** The folds of a left half and their mirror images. */
export function mirrorFolds(folds: readonly Fold[]): Fold[] {
  return folds.flatMap(both);
}

/** The label in a neck. */
export const neckLabel = ({ x, y }: { x: number; y: number }): string =>
  `<g transform="translate(${x} ${y})"><rect x="-22" width="44" height="27" rx="2" fill="#f6f3ec" opacity=".94"/>` +
  `<path d="M-13 10H13M-13 17H5" stroke="#8d867a" stroke-width="2.4" fill="none"/></g>`;

/** A hollow along sewing, which gives hems and cuffs their edge. */
const hollow = (d: string): Fold => ({ d, width: 5, depth: -1.3 });

/** Puts together the pieces of a garment for the upper body. */
export function top(options: TopOptions): GarmentShape {
  const { weight = 1, drape = { height: 7, across: 150, along: 260 } } = options;
  const volume = { height: 23 * weight, over: 62 };
  const open = [options.openBody, options.openSleeve, mirror(options.openSleeve)];

  const sleeve = (flip: boolean): Panel[] => {
    const turn = (d: string): string => (flip ? mirror(d) : d);
    const folds = options.sleeveFolds.map((fold) =>
      flip ? { ...fold, d: mirror(fold.d), skew: -(fold.skew ?? 0) } : fold,
    );
    const stitched = 'stitch' in options.cuff;
    const stitch = 'stitch' in options.cuff ? turn(options.cuff.stitch) : '';
    const arm: Panel = {
      outline: turn(options.sleeve),
      cloth: {
        folds: stitched ? [...folds, hollow(stitch)] : folds,
        seam: 3 * weight,
        volume,
        body: open,
        drape: { height: drape.height * 0.75, across: 90, along: 150, seed: flip ? 5 : 2 },
        above: [options.body.front],
        contact: 0.16,
      },
      stitches: stitched ? [{ d: stitch, kind: 'twin' }] : [],
    };
    return 'outline' in options.cuff ? [band(options.cuff, { turn, seed: 8, open, weight }), arm] : [arm];
  };

  const view = (side: GarmentSide): Panel[] => {
    const stitches: Stitch[] = [
      { d: options.armhole, kind: 'seam' },
      { d: mirror(options.armhole), kind: 'seam' },
      ...(options.seams ?? []),
    ];
    if ('stitch' in options.hem) stitches.push({ d: options.hem.stitch, kind: 'twin' });
    const neck = options.neck?.[side];
    const torso: Panel = {
      outline: options.body[side],
      printed: true,
      cloth: {
        folds:
          'stitch' in options.hem
            ? [...options.folds[side], hollow(options.hem.stitch)]
            : options.folds[side],
        seam: 3 * weight,
        volume,
        body: open,
        drape: { ...drape, seed: side === 'front' ? 11 : 23 },
      },
      stitches,
    };
    const collar: Panel[] = neck
      ? [
          {
            outline: neck.outline,
            cloth: { folds: [], seam: 9 },
            ribs: neck.rib ? [neck.rib] : [],
            stitches: neck.stitch ? [{ d: neck.stitch, kind: 'single' }] : [],
          },
        ]
      : [];
    const inside: Panel[] =
      options.inside && side === 'front'
        ? [
            {
              outline: options.inside.outline,
              tint: -0.18,
              cloth: {
                folds: [],
                above: neck ? [neck.outline] : [],
                contact: 0.4,
                drape: { height: 3, across: 60, along: 60, seed: 4 },
              },
              ribs: options.inside.rib ? [options.inside.rib] : [],
              detail: () => (options.inside ? neckLabel(options.inside.label) : ''),
            },
          ]
        : [];
    const hem =
      'outline' in options.hem ? [band(options.hem, { turn: (d) => d, seed: 9, open, weight })] : [];
    return [
      ...(options.behind?.(side) ?? []),
      ...inside,
      ...sleeve(false),
      ...sleeve(true),
      ...hem,
      torso,
      ...collar,
      ...(options.over?.(side) ?? []),
    ];
  };

  const camera = options.camera ? { camera: options.camera } : {};
  return {
    front: { panels: view('front'), print: options.print.front, ...camera },
    back: { panels: view('back'), print: options.print.back, ...camera },
  };
}

interface BandPlace {
  turn: (d: string) => string;
  seed: number;
  open: readonly string[];
  weight: number;
}

function band(options: Band, { turn, seed, open, weight }: BandPlace): Panel {
  return {
    outline: turn(options.outline),
    cloth: {
      folds: [],
      seam: 5,
      volume: { height: 20 * weight, over: 56 },
      body: open,
      drape: { height: 4, across: 40, along: 90, seed },
    },
    ribs: options.rib ? [{ ...options.rib, d: turn(options.rib.d) }] : [],
    stitches: options.seam ? [{ d: turn(options.seam), kind: 'seam' }] : [],
  };
}
