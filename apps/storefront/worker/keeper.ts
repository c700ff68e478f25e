import { filesOf, isProductPath, productOf } from './places.ts';

/** Products that are kept. */
export const mostProducts = 12;
/** Pictures of a product that are kept. */
const mostPictures = 8;
/** Says of a page that it is the same for everybody, and that no cookie came with it. */
const keepHeader = 'x-omnis-keep';

/** The part of the browser's cache that is used. */
export type KeepingCache = Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>;

/** Environment of the worker that keeping needs. */
export interface KeeperPlace {
  readonly origin: string;
  readonly caches: { open(name: string): Promise<KeepingCache> };
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Names of the two caches. */
  readonly names: { readonly products: string; readonly files: string };
}

/** Keeps the products that were looked at last, each with all that it is shown with. */
export interface Keeper {
  /** Keeps a product's page. What fails is left: the page can be read all the same while there is a network. */
  keep(path: string, pictures: readonly string[]): Promise<void>;
  /** The page that is kept at an address, or the way to the address at which its product is kept. */
  find(path: string): Promise<Response | undefined>;
}

/** Where the list of a product's files lies beside its page. */
const listOf = (path: string): string => `/product-files${path}`;

/** A keeper of products. */
export function createKeeper({ origin, caches, fetch, names }: KeeperPlace): Keeper {
  const openProducts = () => caches.open(names.products);
  const openFiles = () => caches.open(names.files);

  async function addFile(files: KeepingCache, address: string): Promise<void> {
    if (await files.match(address, { ignoreVary: true })) return;
    const response = await fetch(address, { credentials: 'omit' });
    if (response.ok && !response.redirected) await files.put(address, response);
  }

  const pathOf = ({ url }: Request): string => new URL(url).pathname;

  /** The addresses at which products are kept, oldest first. */
  const pathsOf = async (products: KeepingCache): Promise<string[]> =>
    (await products.keys()).map(pathOf).filter(isProductPath);

  async function forget(products: KeepingCache, path: string): Promise<void> {
    await products.delete(path);
    await products.delete(listOf(path));
  }

  /** Forgets what is beyond the last products, and the files that no kept one names. */
  async function tidy(): Promise<void> {
    const products = await openProducts();
    const kept = await pathsOf(products);
    for (const path of kept.slice(0, Math.max(0, kept.length - mostProducts))) await forget(products, path);
    const named = new Set<unknown>();
    for (const path of kept.slice(-mostProducts)) {
      const list: unknown = await (await products.match(listOf(path)))?.json();
      if (Array.isArray(list)) for (const file of list) named.add(file);
    }
    const files = await openFiles();
    for (const request of await files.keys())
      if (!named.has(request.url.slice(origin.length))) await files.delete(request);
  }

  async function keep(path: string, pictures: readonly string[]): Promise<void> {
    if (!isProductPath(path)) return;
    const response = await fetch(path, { credentials: 'same-origin', headers: { accept: 'text/html' } });
    if (!response.ok || response.redirected || response.headers.get(keepHeader) !== 'yes') return;
    const html = await response.clone().text();
    const own = pictures.filter((each) => each.startsWith('/images/')).slice(0, mostPictures);
    const needed = [...filesOf(html), ...own];
    const [products, files] = await Promise.all([openProducts(), openFiles()]);
    // A product seen again moves to the end, so that the oldest is first; it is kept once, in the colour seen last.
    for (const other of await pathsOf(products))
      if (productOf(other) === productOf(path)) await forget(products, other);
    await products.put(path, response);
    await products.put(listOf(path), new Response(JSON.stringify(needed)));
    await Promise.allSettled(needed.map((each) => addFile(files, each)));
    await tidy();
  }

  async function find(path: string): Promise<Response | undefined> {
    const product = productOf(path);
    if (product === null) return undefined;
    const products = await openProducts();
    const kept = isProductPath(path) ? await products.match(path, { ignoreVary: true }) : undefined;
    if (kept) return kept;
    // Sent there and not answered with it: a page comes to life at its own address only.
    const other = (await pathsOf(products)).find((each) => productOf(each) === product);
    return other === undefined ? undefined : Response.redirect(new URL(other, origin).href, 302);
  }

  let last: Promise<void> = Promise.resolve();
  return {
    // One after the other: two at once would tidy each other's files away.
    keep: (path, pictures) => {
      last = last.then(() => keep(path, pictures)).catch(() => undefined);
      return last;
    },
    find,
  };
}
