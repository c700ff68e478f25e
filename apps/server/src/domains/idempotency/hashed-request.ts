import { createHash, type Hash } from 'node:crypto';
import { Transform } from 'node:stream';
import type { CallContext, Upload } from '../../http/context.ts';
import type { RawInput } from '../../http/route.ts';

/** A request with a hash over all that it sends. */
export interface HashedRequest {
  /** The context of the request, whose upload is hashed as it is read. */
  readonly context: CallContext;
  /** The hash of the request, with the file of an upload that nobody has read yet. */
  readonly hash: () => Promise<string>;
}

/** An upload whose name and bytes go into a hash as somebody reads them. */
function hashedUpload(upload: Upload, hash: Hash): Upload {
  hash.update(upload.filename);
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  upload.stream.on('error', (error: Error) => through.destroy(error));
  return { ...upload, stream: upload.stream.pipe(through), truncated: () => upload.truncated() };
}

/** Has a request hashed: its parameters, query and body, and the file of an upload. */
export function hashedRequest(context: CallContext, { params, query, body }: RawInput): HashedRequest {
  const hash = createHash('sha256').update(JSON.stringify([params, query, body ?? null]));
  let asked: Promise<Upload | null> | undefined;
  const upload = (): Promise<Upload | null> =>
    (asked ??= context.upload().then((found) => found && hashedUpload(found, hash)));
  return {
    context: { ...context, upload },
    hash: async () => {
      const found = await upload();
      if (found?.stream.readable) for await (const chunk of found.stream) void chunk;
      return hash.copy().digest('base64url');
    },
  };
}
