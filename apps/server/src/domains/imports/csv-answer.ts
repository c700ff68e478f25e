import { TextStream } from '../../http/text-stream.ts';
import type { ObjectStore } from '../../storage/object-store.ts';

/** A CSV file as an answer that browsers download. @param parts - its text */
export const csvAnswer = (filename: string, parts: AsyncIterable<string>) => ({
  ok: true as const,
  value: new TextStream(parts, 'text/csv; charset=utf-8'),
  headers: {
    'content-disposition': `attachment; filename="${filename}"`,
    'cache-control': 'private, no-store',
  },
});

/** One part of a text. */
export async function* inOnePart(text: string): AsyncGenerator<string> {
  yield text;
}

/**
 * Text that is made of a stored file while it is sent: the file stays until the last part is taken, or the reader ends.
 *
 * @param make - makes the text of the local path of the file
 */
export async function* streamOfFile(
  storage: Pick<ObjectStore, 'withFile'>,
  key: string,
  make: (path: string) => AsyncIterable<string>,
): AsyncGenerator<string> {
  const opened = Promise.withResolvers<string>();
  const read = Promise.withResolvers<void>();
  const held = storage.withFile(key, async (path) => {
    opened.resolve(path);
    await read.promise;
  });
  void held.then(
    (gone) => gone === null && opened.reject(new Error(`${key} is no longer there`)),
    opened.reject,
  );
  try {
    yield* make(await opened.promise);
  } finally {
    read.resolve();
    await held;
  }
}
