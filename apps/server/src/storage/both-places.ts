import type { ObjectInfo, ObjectStore } from './object-store.ts';

/**
 * One store over two places while files move from one to the other: new objects go to `first`, what is missing there is
 * looked for in `second`, and what is deleted goes from both. Servers can so change their place without a pause.
 */
export function bothPlaces(first: ObjectStore, second: ObjectStore): ObjectStore {
  async function* list(prefix: string): AsyncGenerator<ObjectInfo> {
    for await (const object of first.list(prefix)) yield object;
    for await (const object of second.list(prefix))
      if ((await first.sizeOf(object.key)) === null) yield object;
  }
  return {
    kind: first.kind,
    put: (key, body) => first.put(key, body),
    putFile: (key, path, options) => first.putFile(key, path, options),
    get: async (key) => (await first.get(key)) ?? second.get(key),
    withFile: async (key, work) =>
      (await first.sizeOf(key)) === null ? second.withFile(key, work) : first.withFile(key, work),
    sizeOf: async (key) => (await first.sizeOf(key)) ?? second.sizeOf(key),
    delete: async (key) => {
      const gone = await Promise.all([first.delete(key), second.delete(key)]);
      return gone.includes(true);
    },
    list,
    check: () => first.check(),
  };
}
