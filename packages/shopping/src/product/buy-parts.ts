import { loadChunk } from '@omnis/shop-kit';
import { use, type ComponentType } from 'react';
import type { MakingProps } from './making.tsx';
import type { PriceMatrixProps } from './price-matrix.tsx';
import type { QuantityProps } from './quantity.tsx';

/** Parts of the way into the basket that few products have; null where a product has none, or it cannot be fetched. */
export interface BuyParts {
  readonly Making: ComponentType<MakingProps> | null;
  readonly PriceMatrix: ComponentType<PriceMatrixProps> | null;
  readonly Quantity: ComponentType<QuantityProps> | null;
}

/** Which of them a product has. */
export type BuyNeeds = Readonly<Record<'making' | 'priceMatrix' | 'quantity', boolean>>;

const none: BuyParts = { Making: null, PriceMatrix: null, Quantity: null };

const loaded = new Map<string, BuyParts | Promise<BuyParts>>();

/** Loads the parts for buying. The making must load: without it the product is not sold. The others are optional. */
async function load({ making, priceMatrix, quantity }: BuyNeeds): Promise<BuyParts> {
  const [made, matrix, number] = await Promise.all([
    making ? loadChunk(() => import('./making.tsx')) : null,
    priceMatrix ? loadChunk(() => import('./price-matrix.tsx')).catch(() => null) : null,
    quantity ? loadChunk(() => import('./quantity.tsx')).catch(() => null) : null,
  ]);
  return {
    Making: made?.default ?? null,
    PriceMatrix: matrix?.default ?? null,
    Quantity: number?.default ?? null,
  };
}

function partsOf(needs: BuyNeeds): BuyParts | Promise<BuyParts> {
  if (!needs.making && !needs.priceMatrix && !needs.quantity) return none;
  const key = JSON.stringify([needs.making, needs.priceMatrix, needs.quantity]);
  const known = loaded.get(key);
  if (known) return known;
  const parts = load(needs);
  loaded.set(key, parts);
  parts.then(
    (ready) => loaded.set(key, ready),
    () => loaded.delete(key),
  );
  return parts;
}

/**
 * The parts that a product needs. What shows them waits for their code, and comes to life with them: what is typed
 * into a part that is still to come would be lost with the first thing that changes around it, and a product be bought
 * without what was filled in.
 */
export function useBuyParts(needs: BuyNeeds): BuyParts {
  const parts = partsOf(needs);
  return parts instanceof Promise ? use(parts) : parts;
}
