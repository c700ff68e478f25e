/** A box in millimetres, from the upper left corner of the print area. */
export interface PrintBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Artwork on a print area. */
export interface PlacedArtwork {
  /** Print area in millimetres. */
  readonly area: { readonly width: number; readonly height: number };
  /** Artwork in pixels of the file that is printed. */
  readonly artwork: { readonly width: number; readonly height: number };
  /** Centre and width as shares of the area; rotation in degrees clockwise. */
  readonly placement: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly rotation: number;
  };
}

/** How artwork is printed. */
export interface PrintGeometry {
  /** The artwork's own size in millimetres, before it is turned. */
  readonly size: { readonly width: number; readonly height: number };
  /** The box around its printed part. */
  readonly printed: PrintBox;
  /** Millimetres that hang over each edge of the area and are not printed; 0 where nothing does. */
  readonly cut: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
  /** Pixels of the file on an inch of the print. */
  readonly dpi: number;
}

const inch = 25.4;
const rounded = (mm: number): number => Math.round(mm * 10) / 10;

/** Measures artwork on a print area: its size, the part that is printed, and the part that is cut off. */
export function printGeometry({ area, artwork, placement }: PlacedArtwork): PrintGeometry {
  const width = placement.width * area.width;
  const height = (width * artwork.height) / artwork.width;
  const angle = (placement.rotation * Math.PI) / 180;
  const cos = Math.abs(Math.cos(angle));
  const sin = Math.abs(Math.sin(angle));
  const across = width * cos + height * sin;
  const down = width * sin + height * cos;
  const edges = {
    left: placement.x * area.width - across / 2,
    right: placement.x * area.width + across / 2,
    top: placement.y * area.height - down / 2,
    bottom: placement.y * area.height + down / 2,
  };
  const left = Math.max(0, edges.left);
  const top = Math.max(0, edges.top);
  return {
    size: { width: rounded(width), height: rounded(height) },
    printed: {
      left: rounded(left),
      top: rounded(top),
      width: rounded(Math.min(area.width, edges.right) - left),
      height: rounded(Math.min(area.height, edges.bottom) - top),
    },
    cut: {
      left: rounded(Math.max(0, -edges.left)),
      top: rounded(Math.max(0, -edges.top)),
      right: rounded(Math.max(0, edges.right - area.width)),
      bottom: rounded(Math.max(0, edges.bottom - area.height)),
    },
    dpi: Math.round(artwork.width / (width / inch)),
  };
}
