import { z } from 'zod';
import { rawLoad } from './raw-load.ts';

/** Requests that go to many stores evenly. */
export interface EvenLoad {
  readonly origin: string;
  /** `{store}` is the id of a store, `{product}` the number of a product. */
  readonly path: string;
  readonly stores: number;
  readonly products: number;
  /** Id of the store before the first. */
  readonly before: number;
  readonly connections: number;
  readonly seconds: number;
  /** Ends after so many requests, however long they take. */
  readonly most?: number;
  /** One store after the other, from the last one down, instead of at random. */
  readonly inOrder?: boolean;
}

export const evenResultSchema = z.object({
  count: z.number(),
  perSecond: z.number(),
  p50: z.number(),
  p99: z.number(),
  failed: z.number(),
});

/** Its outcome. */
export type EvenResult = z.output<typeof evenResultSchema>;

/** A whole number from 1 on. */
const any = (most: number): number => 1 + Math.floor(Math.random() * most);

process.once('message', ({ origin, path, stores, products, before, inOrder, ...given }: EvenLoad) => {
  const url = new URL(origin);
  let count = 0;
  const next = () => {
    count += 1;
    const store = inOrder ? stores - ((count - 1) % stores) : any(stores);
    return {
      host: `store-${store}.localhost:${url.port}`,
      path: path.replace('{store}', String(before + store)).replace('{product}', String(any(products))),
    };
  };
  void rawLoad({ ...given, url, headers: {}, next }).then((result) => {
    process.send?.(result);
    process.disconnect();
  });
});
