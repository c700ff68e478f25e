import { done, problem, type FileResult } from './files.errors.ts';
import { imageLibrary } from './image-library.ts';
import { MAX_SIDE } from './image-plan.ts';

/** Largest drawing, in bytes: shapes are small, and what is larger is mostly a picture in disguise. */
const largest = 4 * 1024 * 1024;
/** Seconds that drawing may take; filters can be made to take for ever. */
const patience = 10;

/**
 * What a drawing of shapes has no need of: programs, pages, other documents, entities that multiply, and addresses of
 * anything but its own parts and the pictures that it carries in itself.
 */
const foreign =
  /<!entity|<!doctype[^>]*\[|<\?xml-stylesheet|<(?:[\w-]+:)?(?:script|foreignobject|iframe|object|embed|handler|set|animate\w*)[\s>/]|\son\w+\s*=|@import|(?:href|src)\s*=\s*["']?\s*(?!["'#\s]|data:image\/(?:png|jpe?g|webp);)|url\(\s*["']?\s*(?!["'#\s])/i;

/**
 * Makes a picture of a drawing (SVG), as large as pictures are served. Nothing of the document itself is kept, so that
 * nothing in it can ever run.
 *
 * Problems: 413 too large, 422 holds more than shapes, or cannot be drawn.
 */
export async function drawSvg(body: Buffer): Promise<FileResult<Buffer>> {
  if (body.length > largest)
    return problem(413, 'too_large', `The drawing must not be larger than ${largest / 1024 / 1024} MB`);
  if (foreign.test(body.toString('utf8')))
    return problem(
      422,
      'validation_failed',
      'The drawing holds more than shapes, such as scripts or links. Save it as plain SVG, or as PNG',
    );
  try {
    const sharp = await imageLibrary();
    const { width, height } = await sharp(body, { limitInputPixels: false }).metadata();
    // A drawing has no pixels of its own: it is drawn so that its longer side is as long as can be.
    const density = Math.max(1, Math.min(100_000, (72 * MAX_SIDE) / Math.max(width, height)));
    const drawn = await sharp(body, { density, limitInputPixels: 2 * MAX_SIDE * MAX_SIDE })
      .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside' })
      .png({ compressionLevel: 8 })
      .timeout({ seconds: patience })
      .toBuffer();
    return done(drawn);
  } catch {
    return problem(422, 'validation_failed', 'The drawing is broken or takes too long to draw');
  }
}
