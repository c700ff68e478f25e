import { texts, type Basket, type GiftCardRecipient } from '@omnis/contract';
import { readPersonalisation, type PersonalisationFault } from '@omnis/models';
import { fail, ok, Rollback, type Failure, type Result } from '../../http/answer.ts';
import type { FoundVariant, WantedVariant } from '../catalogue/catalogue.types.ts';
import { judgeCharacters } from '../catalogue/personalisation.ts';
import { addLines, clearLines, keepFavourites, maxQuantity, type NewLine } from './basket.repository.ts';
import {
  favouritesOf,
  mainOf,
  maxLines,
  orderedOf,
  tooManyFavourites,
  type BasketChanges,
  type BasketDeps,
  type Shopper,
} from './basket-changes.ts';
import type { AddedOnce } from './added-once.ts';
import { chooseParts, lineBundle } from './line-bundle.ts';
import { lineKey, type LineMaking } from './line-design.ts';
import { onlyLeft } from '../stock/only-left.ts';

/** An item that a shopper adds. */
export interface WantedItem {
  productId?: number | undefined;
  productUrl?: string | undefined;
  variantId?: string | undefined;
  productColor: string;
  productSize: string;
  quantity: number;
  /** Id of the design that the shopper made for it. */
  design?: string | undefined;
  /** Values that the shopper has filled in, by the id of the field. */
  personalisation?: Readonly<Record<string, string>> | undefined;
  /** Parts chosen for a bundle: ids of variants in its order. */
  bundleItems?: readonly string[] | undefined;
  /** For whom it is, when it is a gift card. */
  giftCard?: GiftCardRecipient | undefined;
}

/** Something to be put in: a variant, and what the shopper made of it. */
export interface PutIn extends LineMaking {
  readonly found: FoundVariant;
  readonly quantity: number;
  /** Number of bundles that its parts are enough for; null without limit. */
  readonly mostParts: number | null;
  /** Where in the body it is, for the field of a failure. */
  readonly path: string;
}

const toWanted = (item: WantedItem): WantedVariant => ({
  variantId: item.variantId,
  productId: item.productId,
  productUrl: item.productUrl,
  colour: item.productColor,
  size: item.productSize,
});

/** A failure whose fields are told with where they are in the body. */
function at(failure: Failure, path: string): Failure {
  return {
    ...failure,
    errors: failure.errors.map(({ field, message }) => ({ field: `${path}.${field}`, message })),
  };
}

/** Error when the requested quantity exceeds stock. */
export const tooMany = (most: number, field: string): Failure =>
  fail(
    'validation_failed',
    most === maxQuantity ? `You can order up to ${most} of these` : onlyLeft(most, 'these'),
    field,
  );

/** Error when answers do not fit the fields of a product. */
function misfilled(faults: readonly PersonalisationFault[], path: string): Failure {
  const [first] = faults;
  const message = first ? [first.label, first.message].filter(Boolean).join(': ') : '';
  return {
    ...fail('validation_failed', message),
    errors: faults.map((fault) => ({ field: `${path}.personalisation.${fault.id}`, message: fault.message })),
  };
}

/** A gift card of which nobody has said for whom it is. */
const toOneself: GiftCardRecipient = { email: '', name: '', message: '' };

const fullBasket = (): Failure =>
  fail('validation_failed', `A basket can hold up to ${maxLines} different items`);

/** Key of a product among favourites. */
export const favouriteKey = (product: number): string => `product:${product}`;

/** Maximum quantity that can be bought. */
interface Limit {
  readonly most: number;
  /** Where in the body the quantity is. */
  readonly field: string;
}

const limitOf = ({ found, mostParts, path }: PutIn): Limit => ({
  most: Math.min(maxQuantity, found.variant.stock ?? maxQuantity, mostParts ?? maxQuantity),
  field: `${path}.quantity`,
});

function toLine({ found, quantity, path: _path, mostParts: _most, ...making }: PutIn): NewLine {
  const { id, colour, size } = found.variant;
  return {
    key: lineKey(id, making),
    product_id: found.product.id,
    variant_id: id,
    colour,
    size,
    quantity,
    personalisation: JSON.stringify(making.personalisation ?? []),
    bundle_items: JSON.stringify(making.bundleItems ?? []),
    gift_card: making.giftCard ? JSON.stringify(making.giftCard) : null,
  };
}

/** How things are put into baskets. */
export function createAdding(
  { catalogue, productOfDesign }: Pick<BasketDeps, 'catalogue' | 'productOfDesign'>,
  changes: BasketChanges,
) {
  /** Adds variants, all or none; with `once` not again when it was done before. */
  function putIn(shopper: Shopper, wanted: readonly PutIn[], once?: AddedOnce): Promise<Result<Basket>> {
    const lines = new Map<string, NewLine>();
    const limits = new Map<string, Limit>();
    for (const one of wanted) {
      const line = toLine(one);
      const { key } = line;
      lines.set(key, { ...line, quantity: (lines.get(key)?.quantity ?? 0) + one.quantity });
      limits.set(key, limitOf(one));
    }
    const over = (key: string, quantity: number): Failure | null => {
      const limit = limits.get(key);
      return limit && quantity > limit.most ? tooMany(limit.most, limit.field) : null;
    };
    for (const { key, quantity } of lines.values()) {
      const failure = over(key, quantity);
      if (failure) return Promise.resolve(failure);
    }
    const [first, ...others] = lines.values();
    if (first && others.length === 0) {
      const { most, field } = limits.get(first.key) ?? { most: maxQuantity, field: 'quantity' };
      return changes.add(shopper, { line: first, most, once }, (rows) =>
        rows.length <= maxLines && rows.some(({ key }) => key === first.key)
          ? tooMany(most, field)
          : fullBasket(),
      );
    }
    return changes.main(
      shopper,
      async (db) => {
        const added = new Set(await addLines(db, mainOf(shopper), [...lines.values()]));
        const left = [...lines.keys()].find((key) => !added.has(key));
        if (left !== undefined)
          throw new Rollback(tooMany(maxQuantity, limits.get(left)?.field ?? 'quantity'));
      },
      {
        check: (rows) => {
          if (rows.length > maxLines) return fullBasket();
          for (const { key, quantity } of rows) {
            const failure = over(key, quantity);
            if (failure) return failure;
          }
          return null;
        },
        once,
      },
    );
  }

  /** Has one thing to be bought at once, in place of another; the basket stays as it is. */
  async function takeNow(shopper: Shopper, wanted: PutIn): Promise<Result<Basket>> {
    const { most, field } = limitOf(wanted);
    if (wanted.quantity > most) return tooMany(most, field);
    const of = orderedOf({ ...shopper, basket: 'now' });
    return changes.now(shopper, async (db) => {
      await Promise.all([clearLines(db, of), addLines(db, of, [toLine(wanted)])]);
    });
  }

  /** Finds the item that a shopper wants to add, and checks the fields that they have filled in. */
  async function find(shopper: Shopper, item: WantedItem, path: string): Promise<Result<PutIn>> {
    const found = await catalogue.findVariant(shopper.division, toWanted(item));
    if (!found.ok) return at(found, path);
    const { product, available } = found.value;
    if (!available) return fail('sold_out', texts.productGone);
    const { design, quantity, personalisation = {} } = item;
    if (design !== undefined && (await productOfDesign(shopper.division, design)) !== product.id)
      return fail('validation_failed', 'This design is gone. Make it again.', `${path}.design`);
    const read = readPersonalisation(product.personalisation, personalisation, judgeCharacters);
    if (!read.ok) return misfilled(read.faults, path);
    const { bundleItems: items } = product;
    const held = items.map(({ productId }) => productId);
    const variantsOf = await catalogue.variantsOf(shopper.division, held);
    const chosen = chooseParts(items, item.bundleItems ?? [], { variantsOf, path: `${path}.bundleItems` });
    if (!chosen.ok) return chosen;
    const parts = new Map([...variantsOf.values()].flat().map((part) => [part.variant.id, part]));
    return ok({
      found: found.value,
      quantity,
      design,
      personalisation: read.values,
      bundleItems: chosen.value,
      giftCard: product.isGiftCard ? (item.giftCard ?? toOneself) : null,
      mostParts: lineBundle(items, chosen.value, parts).most,
      path,
    });
  }

  async function like(
    shopper: Shopper,
    items: readonly WantedItem[],
    pathOf: (index: number) => string,
  ): Promise<Result<Basket>> {
    const lines = new Map<string, NewLine>();
    for (const [index, item] of items.entries()) {
      const liked = await catalogue.findLiked(shopper.division, toWanted(item));
      if (!liked.ok) return at(liked, pathOf(index));
      const { product, colour, size } = liked.value;
      const key = favouriteKey(product.id);
      lines.set(key, { key, product_id: product.id, variant_id: null, colour, size, quantity: 1 });
    }
    return changes.favourites(
      shopper,
      (db) => keepFavourites(db, favouritesOf(shopper), [...lines.values()]),
      tooManyFavourites,
    );
  }

  return { putIn, takeNow, find, like };
}
