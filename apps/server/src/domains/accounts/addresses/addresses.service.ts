import { addressSchema, statusTexts, type Address, type CallResponse } from '@omnis/contract';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, Rollback, settle, type Failure, type Result } from '../../../http/answer.ts';
import { addressErrors, needsEori, tidyAddress } from '../../delivery/address-rules.ts';
import { deliveryCountries, type Shipping } from '../../delivery/shipping.ts';
import type { Division } from '../../../tenancy/division.ts';
import { createRateLimits, tooMany, type RateLimit } from '../../../security/rate-limits.ts';
import {
  customerAddresses,
  deleteAddress,
  equalAddress,
  insertAddress,
  lockAddresses,
  markDefault,
  maxAddresses,
  rememberAddress,
  updateAddress,
  type AddressHolder,
} from './addresses.repository.ts';

const perCustomer: RateLimit = { max: 100, seconds: 60 * 60 };

/** Answer of every call about addresses. */
export type SavedAddresses = CallResponse<'accounts.addresses'>;

/** A customer of a store. */
export interface AddressOwner {
  readonly division: Division;
  readonly customer: string;
}

const gone = (): Failure => fail('not_found', statusTexts[404] ?? '');

/** The address's faults by the rules of the checkout; null where it can be saved. */
function refusal(division: Division, address: Address, countries: readonly string[]): Failure | null {
  const errors = addressErrors(address, 'address', { division, delivery: true });
  if (!countries.includes(address.country))
    errors.unshift({ field: 'address.country', message: 'We do not deliver to this country' });
  const [first] = errors;
  return first ? { ok: false, code: 'validation_failed', message: first.message, errors } : null;
}

/** The addresses that customers keep for their next checkout. */
export function createAddressesService(
  { database }: Pick<Core, 'database'>,
  shipping: Pick<Shipping, 'read'>,
) {
  const limits = createRateLimits(database);

  async function read(db: Db, { division, customer }: AddressOwner): Promise<SavedAddresses> {
    const [rows, methods] = await Promise.all([
      customerAddresses(db, { division: division.id, customer }),
      shipping.read(db, division),
    ]);
    const countries = deliveryCountries(methods, division.country);
    return {
      items: rows.map((row) => ({
        ...addressSchema.parse(row.address),
        id: row.id,
        isDefault: row.is_default,
      })),
      countries,
      eoriCountries: countries.filter((country) => needsEori(division, country)),
    };
  }

  /** Changes addresses one after the other; answers with all of them. */
  async function change(
    owner: AddressOwner,
    work: (db: Db, holder: AddressHolder, before: SavedAddresses) => Promise<Failure | null>,
  ): Promise<Result<SavedAddresses>> {
    const { division, customer } = owner;
    const wait = await limits.hit(`addresses:${division.id}:${customer}`, perCustomer);
    if (wait > 0) return tooMany(wait);
    const holder = { division: division.id, customer };
    return settle(() =>
      database.tenant(division.id, async (db) => {
        await lockAddresses(db, holder);
        const failure = await work(db, holder, await read(db, owner));
        if (failure) throw new Rollback(failure);
        return read(db, owner);
      }),
    );
  }

  return {
    /** All of them, and where another may lie. */
    list: (owner: AddressOwner): Promise<SavedAddresses> =>
      database.tenant(owner.division.id, (db) => read(db, owner)),

    /** Keeps another one; one that is there already is not kept twice. */
    add(
      owner: AddressOwner,
      given: { address: Address; isDefault: boolean },
    ): Promise<Result<SavedAddresses>> {
      const address = tidyAddress(given.address);
      return change(owner, async (db, holder, { items, countries }) => {
        const refused = refusal(owner.division, address, countries);
        if (refused) return refused;
        const known = await equalAddress(db, holder, address);
        if (known === undefined && items.length >= maxAddresses)
          return fail(
            'validation_failed',
            `You can keep ${maxAddresses} addresses at most. Remove one that you no longer need.`,
          );
        const id = known ?? (await insertAddress(db, holder, address));
        // Another address changes what checkouts begin with only for those who say so.
        const kept = items.some(({ isDefault }) => isDefault) ? undefined : (items[0]?.id ?? id);
        const first = given.isDefault ? id : kept;
        if (first !== undefined) await markDefault(db, { ...holder, id: first });
        return null;
      });
    },

    /** Writes one in place of another. */
    update(owner: AddressOwner, id: string, given: Address): Promise<Result<SavedAddresses>> {
      const address = tidyAddress(given);
      return change(owner, async (db, holder, { countries }) => {
        const refused = refusal(owner.division, address, countries);
        if (refused) return refused;
        const known = await equalAddress(db, holder, address);
        if (known !== undefined && known !== id)
          return fail('validation_failed', 'You have this address already.');
        return (await updateAddress(db, { ...holder, id }, address)) ? null : gone();
      });
    },

    /** Has checkouts begin with it. */
    setDefault: (owner: AddressOwner, id: string): Promise<Result<SavedAddresses>> =>
      change(owner, async (db, holder) => ((await markDefault(db, { ...holder, id })) ? null : gone())),

    /** Keeps the address of an order as the last used one, in the transaction that writes the order. */
    remember: rememberAddress,

    /** Forgets it. */
    remove: (owner: AddressOwner, id: string): Promise<Result<SavedAddresses>> =>
      change(owner, async (db, holder) => ((await deleteAddress(db, { ...holder, id })) ? null : gone())),
  };
}

/** The addresses that customers keep. */
export type AddressesService = ReturnType<typeof createAddressesService>;
