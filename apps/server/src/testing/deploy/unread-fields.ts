/**
 * Watches what a validator reads of a document. Validators of Kubernetes let unknown fields pass, and so does a cluster
 * that drops them: a field that nobody reads is a typing error.
 */
export function watched(document: object): { readonly seen: object; readonly unread: () => string[] } {
  const read = new Set<string>();
  const all: string[] = [];
  const wrap = (value: object, path: string): object => {
    for (const key of Object.keys(value)) all.push(`${path}.${key}`);
    const inner = new Map<string, unknown>();
    for (const [key, each] of Object.entries(value))
      inner.set(key, typeof each === 'object' && each !== null ? wrap(each, `${path}.${key}`) : each);
    return new Proxy(value, {
      get: (target, key) => {
        if (typeof key === 'string') read.add(`${path}.${key}`);
        return typeof key === 'string' && inner.has(key) ? inner.get(key) : Reflect.get(target, key);
      },
    });
  };
  const seen = wrap(document, '');
  return { seen, unread: () => all.filter((path) => !read.has(path)) };
}
