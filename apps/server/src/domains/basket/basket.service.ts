import { statusTexts, texts, type Basket } from '@omnis/contract';
import type { Core } from '../../core.ts';
import { moveLaidCards } from '../gift-cards/laid-cards.ts';
import type { Db } from '../../database/connection.ts';
import { fail, ok, Rollback, type Failure, type Result } from '../../http/answer.ts';
import { addedOnce } from './added-once.ts';
import { createAdding, favouriteKey, tooMany, type PutIn, type WantedItem } from './adding.ts';
import {
  keepFavourites,
  type Liked,
  maxQuantity,
  moveLines,
  putBack,
  readLines,
  removeLines,
  setQuantity,
  type BasketOf,
  type LineRow,
} from './basket.repository.ts';
import {
  createBasketChanges,
  favouritesOf,
  mainOf,
  type BasketDeps,
  type Shopper,
} from './basket-changes.ts';
import { lineBundle } from './line-bundle.ts';
import { keyInVariant, variantOfKey } from './line-design.ts';
import { dropCode, layCode } from '../discounts/laid-code.ts';
import { offerFault, readOffers } from '../discounts/offers.ts';
import { putNote } from './notes.repository.ts';
import { turnLine } from './turn-line.repository.ts';

const noLine = (): Failure => fail('not_found', statusTexts[404] ?? '', 'key');

/** A shopper's change to a line. */
export interface LineChange {
  key: string;
  quantity: number;
  /** Another variant of its product. */
  variantId?: string | undefined;
}

/** Baskets and favourites. */
export function createBasketService(core: Pick<Core, 'database'>, deps: BasketDeps) {
  const { catalogue } = deps;
  const changes = createBasketChanges(core, deps);
  const { putIn, takeNow, find, like } = createAdding(deps, changes);

  return {
    list: async (shopper: Shopper, name: BasketOf['name']): Promise<Result<Basket>> =>
      name === 'main' ? changes.list(shopper) : changes[name](shopper, async () => undefined),

    /** @param key - under which it goes into the basket once; the other lists hold it once anyway */
    add: async (
      shopper: Shopper,
      { name, item }: { name: BasketOf['name']; item: WantedItem },
      key = '',
    ): Promise<Result<Basket>> => {
      if (name === 'favourites') return like(shopper, [item], () => 'item');
      const found = await find(shopper, item, 'item');
      if (!found.ok) return found;
      return name === 'now'
        ? takeNow(shopper, found.value)
        : putIn(shopper, [found.value], addedOnce(shopper.owner, key, item));
    },

    /** All of them or none. What is gone is answered with 400, as the storefront's texts expect (storefront.md §8). */
    bulkAdd: async (
      shopper: Shopper,
      { name, items }: { name: 'main' | 'favourites'; items: readonly WantedItem[] },
      key = '',
    ): Promise<Result<Basket>> => {
      if (items.length === 0) return fail('bad_request', texts.noItemsAdded, 'items');
      const gone = (failure: Failure): Failure =>
        failure.code === 'sold_out' || failure.code === 'not_found'
          ? { ...failure, code: 'bad_request' }
          : failure;
      if (name === 'favourites') {
        const result = await like(shopper, items, (index) => `items.${index}`);
        return result.ok ? result : gone(result);
      }
      const wanted: PutIn[] = [];
      for (const [index, item] of items.entries()) {
        const path = `items.${index}`;
        const found = await find(shopper, item, path);
        if (!found.ok) return gone(found);
        wanted.push(found.value);
      }
      const result = await putIn(shopper, wanted, addedOnce(shopper.owner, key, items));
      if (!result.ok) return result;
      const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
      return ok({
        ...result.value,
        message: count === 1 ? '1 item was added to your basket' : `${count} items were added to your basket`,
      });
    },

    remove: async (shopper: Shopper, name: 'main' | 'favourites', key: string): Promise<Result<Basket>> => {
      const of = name === 'main' ? mainOf(shopper) : favouritesOf(shopper);
      const change = async (db: Db): Promise<void> => {
        if ((await removeLines(db, of, [key])).length === 0) throw new Rollback(noLine());
      };
      return name === 'main' ? changes.main(shopper, change) : changes.favourites(shopper, change);
    },

    /** Sets the quantity of a line and, with `variantId`, its colour and size. */
    update: async (shopper: Shopper, { key, quantity, variantId }: LineChange): Promise<Result<Basket>> => {
      const variant = variantId ?? variantOfKey(key);
      const to = keyInVariant(key, variant);
      const found = (await catalogue.variantsByIds(shopper.division, [variant])).get(variant);
      const items = found?.product.bundleItems ?? [];
      const held = items.map(({ productId }) => productId);
      const parts = [...(await catalogue.variantsOf(shopper.division, held)).values()].flat();
      const partsById = new Map(parts.map((part) => [part.variant.id, part]));
      const most = found?.variant.stock ?? maxQuantity;
      return changes.main(
        shopper,
        async (db) => {
          const of = mainOf(shopper);
          const turns = to !== key && found;
          const { id: product = 0 } = found?.product ?? {};
          const { colour = '', size = '' } = found?.variant ?? {};
          const [isThere, isTurned] = await Promise.all([
            setQuantity(db, of, { key, quantity }),
            turns ? turnLine(db, of, { from: key, to, product, variant, colour, size }) : true,
          ]);
          if (!isThere || !isTurned) throw new Rollback(noLine());
          if (!found?.available) throw new Rollback(fail('sold_out', texts.productGone, 'key'));
        },
        {
          check: (rows) => {
            const row = rows.find((one) => one.key === to);
            const ofParts = lineBundle(items, row?.bundle_items, partsById).most;
            const limit = Math.min(most, ofParts ?? most);
            return row && row.quantity > limit ? tooMany(limit, 'quantity') : null;
          },
        },
      );
    },

    applyCoupon: async (shopper: Shopper, code: string): Promise<Result<Basket>> =>
      changes.main(shopper, async (db) => {
        const { division, owner } = shopper;
        const [, , offers] = await Promise.all([
          // An unknown code leaves the one before: without it, what is found is the new one or nothing.
          dropCode(db, division.id, owner),
          layCode(db, division.id, { owner, code }),
          readOffers(db, division.id, owner),
        ]);
        const fault = offerFault(
          offers.find((offer) => offer.code !== null),
          new Date(),
        );
        if (fault) throw new Rollback(fail('coupon_invalid', fault, 'code'));
      }),

    removeCoupon: async (shopper: Shopper): Promise<Result<Basket>> =>
      changes.main(shopper, (db) => dropCode(db, shopper.division.id, shopper.owner)),

    /** Writes what goes into the parcel; '' takes it off. */
    setGiftNote: async (shopper: Shopper, note: string): Promise<Result<Basket>> =>
      changes.main(shopper, (db) => putNote(db, shopper.division.id, { owner: shopper.owner, note })),

    /** Puts lines back that were stored, such as those of a checkout that was not finished. */
    restoreLines: (shopper: Shopper, lines: readonly LineRow[]): Promise<Result<Basket>> =>
      changes.main(shopper, async (db) => {
        if (lines.length > 0) await putBack(db, mainOf(shopper), lines);
      }),

    /** Puts products into favourites beside what is there; unknown ones are left out. */
    likeProducts: async (shopper: Shopper, liked: readonly Liked[]): Promise<Result<Basket>> => {
      const known = await catalogue.productsByIds(
        shopper.division,
        liked.map(({ product }) => product),
      );
      const lines = liked
        .filter(({ product }) => known.has(product))
        .map(({ product, colour, size }) => ({
          key: favouriteKey(product),
          product_id: product,
          variant_id: null,
          colour,
          size,
          quantity: 1,
        }));
      return changes.favourites(shopper, async (db) => {
        if (lines.length > 0) await keepFavourites(db, favouritesOf(shopper), lines);
      });
    },

    /** Products that a shopper likes, in the order in which they came. */
    likedProducts: async (db: Db, shopper: Pick<Shopper, 'division' | 'owner'>): Promise<Liked[]> =>
      (await readLines(db, favouritesOf(shopper))).map(({ product_id: product, colour, size }) => ({
        product,
        colour,
        size,
      })),

    /** When a visitor signs in: their basket and favourites join the customer's. */
    merge: async (db: Db, division: number, owners: { from: string; to: string }): Promise<void> => {
      await Promise.all([moveLines(db, division, owners), moveLaidCards(db, division, owners)]);
    },
  };
}

/** Baskets and favourites. */
export type BasketService = ReturnType<typeof createBasketService>;
