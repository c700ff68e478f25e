import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail, ok, type Result } from '../../http/answer.ts';
import type { Upload } from '../../http/context.ts';
import { workQueue } from '../../jobs/work-queue.ts';
import { receiveUpload } from './receive-upload.ts';
import { storeImage, type StoredImage, type StoreImageOptions } from './store-image.ts';

/** A picture that was taken in, and the file that was sent. */
export interface TakenPicture extends StoredImage {
  readonly original: Buffer;
}

/** Largest picture, in bytes. */
const largest = 20 * 1024 * 1024;

/**
 * Pictures that are read into memory and decoded at once. The others wait on the disk, so that neither many uploads nor slow
 * ones take memory.
 */
const decoding = workQueue<Result<TakenPicture>>({
  concurrency: Math.max(2, availableParallelism()),
  maxWaiting: 200,
});

async function store(
  path: string,
  place: Omit<StoreImageOptions, 'maxBytes'>,
): Promise<Result<TakenPicture>> {
  const original = await readFile(path);
  const stored = await storeImage(original, place);
  if (stored.ok) return ok({ ...stored.value, original });
  const { status, message } = stored.problem;
  return fail(
    status === 413 ? 'too_large' : status === 415 ? 'unsupported_media_type' : 'validation_failed',
    message,
    'file',
  );
}

/** File names that a picture may have; its bytes decide which kind it is. */
const pictureName = /\.(png|jpe?g|jfif|webp|avif|gif)$/i;
const drawingName = /\.svg$/i;

/** Takes in a picture that somebody uploads; what is none is refused at the field `file` (see `storeImage`). */
export async function takePicture(
  upload: Upload | null,
  place: Omit<StoreImageOptions, 'maxBytes'>,
): Promise<Result<TakenPicture>> {
  if (!upload) return fail('validation_failed', 'Choose a picture', 'file');
  const { drawings = false } = place;
  const isNamed = pictureName.test(upload.filename) || (drawings && drawingName.test(upload.filename));
  if (/\.\w+$/.test(upload.filename) && !isNamed) {
    upload.stream.resume();
    const names = drawings ? '.png, .jpg, .webp, .avif, .gif or .svg' : '.png, .jpg, .webp, .avif or .gif';
    return fail(
      'unsupported_media_type',
      `The file is not called a picture: its name must end in ${names}`,
      'file',
    );
  }
  const path = join(tmpdir(), `omnis-picture-${randomUUID()}`);
  try {
    const received = await receiveUpload(upload, { path, largest, noun: 'picture' });
    if (!received.ok) return received;
    const stored = decoding.run(path, () => store(path, place));
    return (
      (await stored) ??
      fail('rate_limited', 'Too much is being uploaded at present. Try again later.', 'file')
    );
  } finally {
    await rm(path, { force: true });
  }
}
