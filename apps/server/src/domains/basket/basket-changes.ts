import type { Basket } from '@omnis/contract';
import type { Language } from '@omnis/models';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../http/answer.ts';
import type { CatalogueLookups } from '../catalogue/catalogue.types.ts';
import type { Division } from '../../tenancy/division.ts';
import { orderTax } from '../../tenancy/order-tax.ts';
import { repeatFault, type AddedOnce } from './added-once.ts';
import { noteKey, sendLine, sentBefore } from './additions.repository.ts';
import { readLines, selectLines, type BasketOf, type LineRow, type NewLine } from './basket.repository.ts';
import { basketView, favouritesView } from './basket.view.ts';
import { lostProductIds, priceCart, variantIdsOf } from './cart.ts';
import { readOffers, selectOffers, type Offer } from '../discounts/offers.ts';
import { readNote, selectNote } from './notes.repository.ts';

/** Owner of a basket, with its store and currency. */
export interface Shopper {
  division: Division;
  owner: string;
  currency: string;
  language: Language;
}

/** Services of other domains that a basket needs. */
export interface BasketDeps {
  catalogue: CatalogueLookups;
  /** Value of goods, in minor units of the store's own currency, from which delivery is free. */
  freeFrom: (division: Division) => Promise<number | null>;
  /** The product that a design was made of; null when there is no such design. */
  productOfDesign: (division: Division, design: string) => Promise<number | null>;
}

/** Lines that a basket holds at most. */
export const maxLines = 200;

/**
 * Why no more favourites are taken; null while there is room. Asked only when some are added: those of two devices, which
 * join when their shopper signs in or follows a mailed link, may be more, and are all kept until they are taken out.
 */
export const tooManyFavourites = (rows: readonly LineRow[]): Failure | null =>
  rows.length > maxLines ? fail('validation_failed', `You can save up to ${maxLines} favourites`) : null;

/** The main basket of a shopper. */
export const mainOf = ({ division, owner }: Pick<Shopper, 'division' | 'owner'>): BasketOf => ({
  division: division.id,
  owner,
  name: 'main',
});

/** The favourites of a shopper. */
export const favouritesOf = ({ division, owner }: Pick<Shopper, 'division' | 'owner'>): BasketOf => ({
  division: division.id,
  owner,
  name: 'favourites',
});

/** The lines of a shopper that are ordered: the basket, or one item bought at once. */
export interface Ordered extends Pick<Shopper, 'division' | 'owner'> {
  /** `main` unless told. */
  basket?: 'main' | 'now' | undefined;
}

/** The lines that are ordered. */
export const orderedOf = ({ basket = 'main', ...shopper }: Ordered): BasketOf => ({
  ...mainOf(shopper),
  name: basket,
});

/** Stored rows of a main basket. */
interface Kept {
  rows: readonly LineRow[];
  offers: readonly Offer[];
  giftNote: string;
}

/** Reads a main basket with what else travels in the same round trip. */
async function sendFor(db: Db, of: BasketOf): Promise<Kept> {
  const [rows, offers, [written]] = await Promise.all([
    db.send(selectLines(db, of)),
    db.send(selectOffers(db, of.division, of.owner)),
    db.send(selectNote(db, of.division, of.owner)),
  ]);
  return { rows, offers, giftNote: written?.note ?? '' };
}

/** Changes baskets and answers them as they are then. */
export interface BasketChanges {
  /** The basket as it is. */
  list(shopper: Shopper): Promise<Result<Basket>>;
  /**
   * Adds to one line and reads the basket, all in one round trip.
   *
   * @param line - what is added; not more than `most` may come of it
   * @param once - given: it is not added again when it was before
   * @param fault - says why nothing was added, of the lines as they are
   */
  add(
    shopper: Shopper,
    wanted: { line: NewLine; most: number; once?: AddedOnce | undefined },
    fault: (rows: readonly LineRow[]) => Failure,
  ): Promise<Result<Basket>>;
  /**
   * Does something with the basket and reads it again, in one transaction. The queries travel together, so `change`
   * must start all of its own before it waits for the first.
   */
  main(
    shopper: Shopper,
    change: (db: Db) => Promise<void>,
    terms?: {
      /** Looks at the lines that came of it; a failure undoes the change. */
      check?: (rows: readonly LineRow[]) => Failure | null;
      /** It is not done again when it was before. */
      once?: AddedOnce | undefined;
    },
  ): Promise<Result<Basket>>;
  /** The same with what is bought at once, on which neither code nor note lies. */
  now(shopper: Shopper, change: (db: Db) => Promise<void>): Promise<Result<Basket>>;
  /** The same with favourites. */
  favourites(
    shopper: Shopper,
    change: (db: Db) => Promise<void>,
    check?: (rows: readonly LineRow[]) => Failure | null,
  ): Promise<Result<Basket>>;
}

/** Changes over the database, priced by the catalogue. */
export function createBasketChanges(
  { database }: Pick<Core, 'database'>,
  { catalogue, freeFrom }: BasketDeps,
): BasketChanges {
  async function mainView(shopper: Shopper, { rows, offers, giftNote }: Kept): Promise<Basket> {
    const { division, currency, language } = shopper;
    const ids = variantIdsOf(rows);
    const [variants, free] = await Promise.all([catalogue.variantsByIds(division, ids), freeFrom(division)]);
    const products = await catalogue.productsByIds(division, lostProductIds(rows, variants));
    const prices = catalogue.prices(division, currency);
    const now = new Date();
    const goods = {
      division: division.id,
      tax: orderTax(division, { to: null, now }),
      rows,
      variants,
      products,
      offers,
    };
    return basketView(priceCart({ ...goods, prices, language, now }), {
      freeFromMinor: free,
      giftNote,
      language,
    });
  }

  /** Answers a repeated addition: the basket as it is now. */
  async function repeat(shopper: Shopper, once: AddedOnce): Promise<Result<Basket>> {
    const of = mainOf(shopper);
    const [before, kept] = await database.tenant(of.division, (db) =>
      Promise.all([sentBefore(db, of.division, once), sendFor(db, of)]),
    );
    return repeatFault(once, before) ?? ok(await mainView(shopper, kept));
  }

  async function favouritesBasket(
    { division, currency }: Shopper,
    rows: readonly LineRow[],
  ): Promise<Basket> {
    const ids = rows.map(({ product_id: id }) => id);
    const [products, variants] = await Promise.all([
      catalogue.productsByIds(division, ids),
      catalogue.variantsOf(division, ids),
    ]);
    return favouritesView(rows, { products, variants, prices: catalogue.prices(division, currency) });
  }

  return {
    list: async (shopper) => {
      const of = mainOf(shopper);
      const kept = await database.tenantAtOnce(of.division, (db) => sendFor(db, of));
      return ok(await mainView(shopper, kept));
    },

    add: async (shopper, wanted, fault) => {
      const of = mainOf(shopper);
      const { once } = wanted;
      const [{ added, before }, kept] = await database.tenantAtOnce(of.division, (db) =>
        Promise.all([sendLine(db, of, { ...wanted, maxLines }), sendFor(db, of)]),
      );
      if (once && before !== null) return repeatFault(once, before) ?? ok(await mainView(shopper, kept));
      return added === null ? fault(kept.rows) : ok(await mainView(shopper, kept));
    },

    main: async (shopper, change, { check = () => null, once } = {}) => {
      const known = fail('conflict', '');
      const note = async (db: Db): Promise<void> => {
        if (once && !(await noteKey(db, shopper.division.id, once))) throw new Rollback(known);
      };
      const read = await settle(() =>
        database.tenant(shopper.division.id, async (db) => {
          const [, , rows, offers, giftNote] = await Promise.all([
            note(db),
            change(db),
            readLines(db, mainOf(shopper)),
            readOffers(db, shopper.division.id, shopper.owner),
            readNote(db, shopper.division.id, shopper.owner),
          ]);
          const failure = check(rows);
          if (failure) throw new Rollback(failure);
          return { rows, offers, giftNote };
        }),
      );
      if (once && read === known) return repeat(shopper, once);
      return read.ok ? ok(await mainView(shopper, read.value)) : read;
    },

    now: async (shopper, change) => {
      const of = orderedOf({ ...shopper, basket: 'now' });
      const read = await settle(() =>
        database.tenant(of.division, async (db) => {
          const [, rows, offers] = await Promise.all([
            change(db),
            readLines(db, of),
            readOffers(db, of.division, of.owner),
          ]);
          return { rows, offers: offers.filter(({ code }) => code === null) };
        }),
      );
      return read.ok ? ok(await mainView(shopper, { ...read.value, giftNote: '' })) : read;
    },

    favourites: async (shopper, change, check = () => null) => {
      const read = await settle(() =>
        database.tenant(shopper.division.id, async (db) => {
          const [, rows] = await Promise.all([change(db), readLines(db, favouritesOf(shopper))]);
          const failure = check(rows);
          if (failure) throw new Rollback(failure);
          return rows;
        }),
      );
      return read.ok ? ok(await favouritesBasket(shopper, read.value)) : read;
    },
  };
}
