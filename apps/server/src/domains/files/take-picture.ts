import { fail, ok, type Result } from '../../http/answer.ts';
import type { Upload } from '../../http/context.ts';
import { storeImage, type StoredImage, type StoreImageOptions } from './store-image.ts';

/** Largest picture, in bytes. */
const largest = 20 * 1024 * 1024;

/** The bytes of an upload; what is too large is read to its end and refused. */
async function readUpload(upload: Upload): Promise<Result<Buffer>> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of upload.stream) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes <= largest) chunks.push(part);
  }
  if (bytes > largest || upload.truncated()) {
    return fail('too_large', `The picture must not be larger than ${largest / 1024 / 1024} MB`, 'file');
  }
  return ok(Buffer.concat(chunks));
}

/** What a picture may be called; its bytes decide which of them it is. */
const pictureName = /\.(png|jpe?g|jfif|webp|avif|gif)$/i;
const drawingName = /\.svg$/i;

/** A picture that was taken in, and the file that was sent. */
export interface TakenPicture extends StoredImage {
  readonly original: Buffer;
}

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
  const body = await readUpload(upload);
  if (!body.ok) return body;
  const stored = await storeImage(body.value, place);
  if (stored.ok) return ok({ ...stored.value, original: body.value });
  const { status, message } = stored.problem;
  return fail(
    status === 413 ? 'too_large' : status === 415 ? 'unsupported_media_type' : 'validation_failed',
    message,
    'file',
  );
}
