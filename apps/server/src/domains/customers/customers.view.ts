import type { Address, CustomerRow, ManagedCustomer } from '@omnis/contract';
import { bespokeCompany, toMajor, type CurrencyCode } from '@omnis/models';
import type { Db } from '../../database/connection.ts';
import { savedAddresses, shopperAccounts } from '../accounts/customer-accounts.ts';
import type { Division } from '../../tenancy/division.ts';
import { consentsOf } from '../marketing/subscriber-list.ts';
import { ordersOf } from '../orders/customer-orders.ts';
import { enteredAddress, journeyOf, leadOf, socialsOf, textsOf } from './customer-values.ts';
import { emailsOf, readNotes, type CustomerRecord } from './customers.repository.ts';

/** Orders that the page of a customer shows, and addresses. */
const mostOrders = 50;
const mostAddresses = 10;

/** A customer in a list. */
export function toRow(record: CustomerRecord, currency: CurrencyCode): CustomerRow {
  return {
    id: record.id,
    email: record.email,
    firstName: record.first_name,
    lastName: record.last_name,
    company: record.company,
    country: record.country,
    orders: record.orders,
    spent: toMajor(record.spent_minor, currency),
    lastOrderAt:
      record.orders === 0 && record.last_order_at.getTime() === 0 ? null : record.last_order_at.toISOString(),
    consent: record.consent_at
      ? { at: record.consent_at.toISOString(), source: record.consent_source }
      : null,
    leadStatus: leadOf(record.lead_status),
    tags: textsOf(record.tags),
    hasAccount: record.has_account,
    createdAt: record.created_at.toISOString(),
  };
}

function distinctAddresses(addresses: readonly Address[]): Address[] {
  const byText = new Map<string, Address>();
  for (const address of addresses) {
    const key = Object.values(address).join('\n').toLowerCase();
    if (!byText.has(key)) byText.set(key, address);
  }
  return [...byText.values()].slice(0, mostAddresses);
}

/** A customer with everything that their page shows, in the transaction of `db`. */
export async function toManaged(
  db: Db,
  division: Division,
  record: CustomerRecord,
): Promise<ManagedCustomer> {
  const owned = await emailsOf(db, division.id, [record.id]);
  const emails = [record.email, ...owned.map(({ email }) => email).filter((email) => email !== record.email)];
  const accounts = await shopperAccounts(db, division.id, { emails });
  const ids = accounts.map(({ id }) => id);
  const [orders, saved, consents, notes] = await Promise.all([
    ordersOf(db, division, { buyers: { accounts: ids, emails }, limit: mostOrders }),
    savedAddresses(db, division.id, ids),
    consentsOf(db, division.id, emails),
    readNotes(db, { division: division.id, id: record.id }),
  ]);
  const [account] = accounts.toSorted((a, b) => a.since.getTime() - b.since.getTime());
  const { potential_value_minor: potential } = record;
  const entered = enteredAddress(record.address);
  return {
    ...toRow(record, division.currency),
    ...socialsOf(record.socials),
    phone: record.phone,
    mobile: record.mobile,
    username: record.username,
    internal: record.internal,
    jobTitle: record.job_title,
    website: record.website,
    potentialValue: potential === null ? null : toMajor(potential, division.currency),
    requestTerms: record.request_terms,
    services: textsOf(record.services),
    industries: textsOf(record.industries),
    version: record.version,
    emails,
    account: account
      ? {
          since: account.since.toISOString(),
          verified: account.verified,
          signedEula: account.signedEula,
          twoFactorAuthEnabled: account.hasSecondFactor,
          shouldHaveStore: account.shouldHaveStore,
          avatar: account.avatar,
          isBespoke: account.companyId === bespokeCompany,
        }
      : null,
    // Those of the platform's own store are read by its role: see `withStores`.
    stores: [],
    address: entered,
    addresses: distinctAddresses([...(entered ? [entered] : []), ...saved, ...orders.addresses]),
    subscriptions: consents.map(({ at, source }) => ({ at: at.toISOString(), source })),
    notes: notes.map((note) => ({
      id: note.id,
      text: note.text,
      by: note.by_name,
      time: note.at.toISOString(),
    })),
    statusJourney: journeyOf(record.status_journey),
    latestOrders: orders.rows,
    currency: division.currency,
  };
}
