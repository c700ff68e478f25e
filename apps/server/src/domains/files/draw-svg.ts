import { done, problem, type FileResult } from './files.errors.ts';
import { imageLibrary } from './image-library.ts';
import { MAX_SIDE } from './image-plan.ts';
import { formatSvg, parseSvg, type SvgElement } from './svg/parse-svg.ts';
import { missingFonts, svgFonts } from './svg/svg-fonts.ts';
import { resizedSvg, svgSize } from './svg/svg-size.ts';

/** Largest drawing, in bytes: shapes are small, and a larger file is mostly an image in disguise. */
const largest = 4 * 1024 * 1024;
/** Seconds that drawing may take; filters can be made to take for ever. */
const patience = 10;
/** Pixels to the inch at which lengths in millimetres, points or inches are drawn as large as CSS says. */
const cssDensity = 96;
/** Pixels that the library draws for one CSS pixel at that density. */
const drawnScale = cssDensity / 72;

/** A drawing made into an image. */
export interface DrawnSvg {
  /** PNG. */
  readonly png: Buffer;
  /** Font families that its text asks for and this machine does not have: another font stands in for each. */
  readonly missingFonts: readonly string[];
}

/** Draws a document whose longer side is as long as images are served. */
async function rasterise(root: SvgElement): Promise<Buffer> {
  const sharp = await imageLibrary();
  const size = svgSize(root);
  const document = Buffer.from(formatSvg(size ? resizedSvg(root, size, MAX_SIDE / drawnScale) : root));
  let density = cssDensity;
  if (!size) {
    // Without a size of its own it is as large as its shapes.
    const { width, height } = await sharp(document, { limitInputPixels: false }).metadata();
    density = Math.max(1, Math.min(100_000, (72 * MAX_SIDE) / Math.max(width, height)));
  }
  return sharp(document, { density, limitInputPixels: 2 * MAX_SIDE * MAX_SIDE })
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside' })
    .png({ compressionLevel: 8 })
    .timeout({ seconds: patience })
    .toBuffer();
}

/**
 * Makes an image of a drawing (SVG), as large as images are served. Nothing of the document itself is kept, so that
 * nothing in it can ever run.
 *
 * Problems: 413 too large, 422 holds more than shapes, or cannot be drawn.
 */
export async function drawSvg(body: Buffer): Promise<FileResult<DrawnSvg>> {
  if (body.length > largest)
    return problem(413, 'too_large', `The drawing must not be larger than ${largest / 1024 / 1024} MB`);
  const broken = 'The drawing is broken or takes too long to draw';
  const parsed = parseSvg(body.toString('utf8'));
  if (!parsed.ok)
    return problem(
      422,
      'validation_failed',
      parsed.fault === 'foreign'
        ? 'The drawing contains more than shapes, such as scripts or links. Save it as plain SVG, or as PNG'
        : broken,
    );
  try {
    const png = await rasterise(parsed.root);
    return done({ png, missingFonts: await missingFonts(svgFonts(parsed.root)) });
  } catch {
    return problem(422, 'validation_failed', broken);
  }
}
