import type Sharp from 'sharp';

let library: Promise<typeof Sharp> | undefined;

async function load(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  // One thread a picture: the service itself runs as many at once as there are processors.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** The library that reads and writes pictures. It comes with the first picture: a server that only waits spares its memory. */
export function imageLibrary(): Promise<typeof Sharp> {
  library ??= load();
  return library;
}
