import { Transform, type TransformCallback } from 'node:stream';

const headEnd = Buffer.from('</head>');

/**
 * Puts style tags in front of `</head>`, and later ones in front of the chunk that needs them, so that nothing stands
 * before the document type and nothing is painted without its style.
 *
 * @param takeTags - the style tags collected since the last call; '' when there are none
 */
export function styleStream(takeTags: () => string): Transform {
  let head: Buffer | null = Buffer.alloc(0);

  return new Transform({
    transform(chunk: Buffer | string, _encoding: BufferEncoding, done: TransformCallback) {
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
      if (head === null) {
        const tags = takeTags();
        done(null, tags === '' ? bytes : Buffer.concat([Buffer.from(tags), bytes]));
        return;
      }
      // The tag may lie across two chunks, so the head is held back until it is whole.
      head = head.length === 0 ? bytes : Buffer.concat([head, bytes]);
      const end = head.indexOf(headEnd);
      if (end === -1) {
        done();
        return;
      }
      const whole = Buffer.concat([head.subarray(0, end), Buffer.from(takeTags()), head.subarray(end)]);
      head = null;
      done(null, whole);
    },
    flush(done: TransformCallback) {
      done(null, head ?? undefined);
    },
  });
}
