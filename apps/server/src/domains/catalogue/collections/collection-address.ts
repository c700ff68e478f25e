import { collectionLimits } from '@omnis/models';
import { z } from 'zod';
import type { Db } from '../../../database/connection.ts';
import { fail, Rollback } from '../../../http/answer.ts';
import { namesOfAll } from '../listing/list.ts';
import { slugOf } from '../slug.ts';
import type { CollectionColumns } from './collection-values.ts';
import { readAddresses, takeFormerAddress, type StoredCollection } from './collections.repository.ts';

/** Addresses of a store's collections. */
export type Addresses = readonly { readonly id: number; readonly url_name: string }[];

/** Room for a number behind an address, in characters. */
const numberRoom = 10;
const storedNames = z.array(z.string()).catch([]);

/** Addresses that a collection had before. */
export const formerNames = ({ former_url_names: former }: StoredCollection): string[] =>
  storedNames.parse(former);

/** An address made from a name that no other collection has. */
function freeAddress(name: string, all: Addresses): string {
  const base =
    Array.from(slugOf(name))
      .slice(0, collectionLimits.urlName - numberRoom)
      .join('')
      .replace(/-$/, '') || 'collection';
  const isFree = (address: string): boolean =>
    !namesOfAll.includes(address) && all.every(({ url_name: other }) => other !== address);
  let address = base;
  for (let number = 2; !isFree(address); number += 1) address = `${base}-${number}`;
  return address;
}

/** The address that an owner asks for in the form that it has in a link. */
function askedAddress(asked: string, { id, all }: { id: number | null; all: Addresses }): string {
  const address = slugOf(asked);
  const isTaken = all.some((other) => other.id !== id && other.url_name === address);
  const fault =
    address === ''
      ? 'Use letters or digits'
      : namesOfAll.includes(address)
        ? 'This address shows all products'
        : isTaken
          ? 'Another collection has this address'
          : null;
  if (fault !== null) throw new Rollback(fail('validation_failed', fault, 'urlName'));
  return address;
}

/**
 * The address of a new collection: the one that was asked for, else one made from its name.
 *
 * @throws {@link Rollback} where it cannot be had
 */
export async function newAddress(
  db: Db,
  division: number,
  { name, urlName, all }: { name: string; urlName: string | undefined; all: Addresses },
): Promise<string> {
  const address = urlName === undefined ? freeAddress(name, all) : askedAddress(urlName, { id: null, all });
  await takeFormerAddress(db, division, address);
  return address;
}

/**
 * Columns of the address that an owner asks for: the one before leads to it from then on.
 *
 * @throws {@link Rollback} where it cannot be had
 */
export async function renamed(
  db: Db,
  row: StoredCollection,
  asked: string | undefined,
): Promise<CollectionColumns> {
  if (asked === undefined) return {};
  const all = await readAddresses(db, row.division_id);
  const address = askedAddress(asked, { id: row.id, all });
  if (address === row.url_name) return {};
  await takeFormerAddress(db, row.division_id, address);
  const former = formerNames(row).filter((name) => name !== address);
  return { url_name: address, former_url_names: JSON.stringify([...former, row.url_name]) };
}
