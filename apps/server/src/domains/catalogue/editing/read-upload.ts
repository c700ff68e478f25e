import { fail, ok, type Result } from '../../../http/answer.ts';
import type { Upload } from '../../../http/context.ts';

/** Largest picture, in bytes. */
const largest = 20 * 1024 * 1024;

/** The bytes of an uploaded picture; what is too large is read to its end and refused. */
export async function readUpload(upload: Upload): Promise<Result<Buffer>> {
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
