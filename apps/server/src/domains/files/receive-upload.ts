import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { fail, ok, type Result } from '../../http/answer.ts';
import type { Upload } from '../../http/context.ts';
import { writing } from '../../storage/disk-objects.ts';

/** Writes an upload to a file; what is too large is read to its end and refused with 413 at the field `file`. */
export async function receiveUpload(
  upload: Upload,
  {
    path,
    largest,
    noun,
  }: {
    readonly path: string;
    /** Bytes. */
    readonly largest: number;
    /** Its name in the message. */
    readonly noun: 'picture' | 'file' | 'font';
  },
): Promise<Result<string>> {
  let bytes = 0;
  async function* upTo(source: AsyncIterable<Buffer | string>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      const part = Buffer.from(chunk);
      bytes += part.length;
      if (bytes <= largest) yield part;
    }
  }
  await writing(() => pipeline(upload.stream, upTo, createWriteStream(path, { mode: 0o600 })));
  return bytes > largest || upload.truncated()
    ? fail('too_large', `The ${noun} must not be larger than ${largest / 1024 / 1024} MB`, 'file')
    : ok(path);
}
