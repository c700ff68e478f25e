/** Above this mean brightness, 0 to 255, a drawing is lost on a light ground. */
const bright = 170;

/**
 * Tells whether a drawing is so bright that it needs a dark background. A picture without transparent parts brings its
 * own background and needs none.
 *
 * @param pixels - red, green, blue and alpha, 0 to 255 each
 */
export function isBrightDrawing(pixels: Uint8ClampedArray): boolean {
  let seen = 0;
  let through = 0;
  let sum = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < 128) {
      through += 1;
      continue;
    }
    seen += 1;
    sum += 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  return through > 0 && seen > 0 && sum / seen > bright;
}

/** {@link isBrightDrawing} of a loaded picture; false where the browser does not let it be read. */
export function needsDarkPlate(image: HTMLImageElement): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = 64;
  canvas.height = 16;
  const context = canvas.getContext('2d');
  if (context === null) return false;
  try {
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return isBrightDrawing(context.getImageData(0, 0, canvas.width, canvas.height).data);
  } catch {
    // A picture of another host.
    return false;
  }
}
