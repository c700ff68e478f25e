import { randomUUID } from 'node:crypto';
import { sourceLanguage } from '@omnis/models';
import type { Db } from '../../../database/connection.ts';
import { findPerson, type Person } from './person.ts';
import { countOrders } from './personal.repository.ts';
import type { Touched } from './touched.ts';

/** A shopper of a store: an account, or an address at which a guest ordered. */
export interface Shopper {
  readonly division: number;
  readonly account: string | null;
  /** In small letters. */
  readonly email: string;
}

/** The deletion of a shopper by their store, in a transaction of the platform's role. */
export interface ShopperDeletion {
  /** Orders that are on their way. */
  openOrders(db: Db, shopper: Shopper): Promise<number>;
  /** Erases at once what the deletion of an account erases; orders stay for the books. */
  erase(db: Db, shopper: Shopper): Promise<Touched>;
  /** Tells what shows something of products and stores; after the commit. */
  afterErasing(division: number, touched: Touched): Promise<void>;
}

/** A guest is a person without an account: no row has their id, and the address is all that leads to them. */
async function personOf(db: Db, { division, account, email }: Shopper): Promise<Person> {
  const found =
    account === null ? null : await findPerson(db, { kind: 'customer', id: account, divisionId: division });
  const guest = {
    kind: 'customer',
    id: randomUUID(),
    divisionId: division,
    email,
    firstName: '',
    language: sourceLanguage,
  } as const;
  // The store deletes everything under the address, whether it was ever proved or not.
  return { ...(found ?? guest), email, verified: true };
}

/** Builds the deletion of shoppers over that of accounts. */
export function createShopperDeletion(deletion: {
  readonly erase: (db: Db, person: Person) => Promise<Touched>;
  readonly afterErasing: (person: Pick<Person, 'divisionId'>, touched: Touched) => Promise<void>;
}): ShopperDeletion {
  return {
    openOrders: async (db, shopper) => (await countOrders(db, await personOf(db, shopper))).open,
    erase: async (db, shopper) => deletion.erase(db, await personOf(db, shopper)),
    afterErasing: (division, touched) => deletion.afterErasing({ divisionId: division }, touched),
  };
}
