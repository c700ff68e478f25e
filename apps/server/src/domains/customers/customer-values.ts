import { addressSchema, type Address, type CallInput, type ManagedCustomer } from '@omnis/contract';
import { leadStatuses, socialNetworks, toMinor, type CurrencyCode, type LeadStatus } from '@omnis/models';
import type { Updateable } from 'kysely';
import { z } from 'zod';
import { searchedWords } from './customer-search.ts';
import { tidyAddress } from '../delivery/address-rules.ts';
import type { CustomerRecord } from './customers.repository.ts';
import type { CustomerRecordsTable } from './customers.tables.ts';

const textsSchema = z.array(z.string());
const socialsSchema = z.partialRecord(z.enum(socialNetworks), z.string());
const journeySchema = z.array(
  z.object({ status: z.enum(leadStatuses).nullable(), at: z.string(), by: z.string() }),
);
const leadSchema = z.enum(leadStatuses).nullable();

/** The address that a team entered, as it is stored. */
export const enteredAddress = (stored: unknown): Address | null =>
  addressSchema.nullable().parse(stored ?? null);

/** Texts as they are stored. */
export const textsOf = (stored: unknown): string[] => textsSchema.parse(stored);

/** Names or links on social networks as they are stored; '' where there is none. */
export function socialsOf(stored: unknown) {
  const given = socialsSchema.parse(stored);
  const { tiktok = '', twitter = '', youtube = '', facebook = '', linkedin = '', instagram = '' } = given;
  return { tiktok, twitter, youtube, facebook, linkedin, instagram };
}

/** The lead statuses that a customer had, as they are stored. */
export const journeyOf = (stored: unknown): ManagedCustomer['statusJourney'] => journeySchema.parse(stored);

/** A lead status as it is stored. */
export const leadOf = (stored: string | null): LeadStatus | null => leadSchema.parse(stored);

/** The words by which a customer is found. */
export const wordsOfRecord = (
  record: Pick<CustomerRecord, 'first_name' | 'last_name' | 'company' | 'postcode'> & {
    readonly username?: string;
    readonly tags: unknown;
  },
  emails: readonly string[],
): string[] =>
  searchedWords(
    [record.first_name, record.last_name, record.company, record.username ?? '', record.postcode, ...emails],
    textsOf(record.tags),
  );

/** Texts without those that differ from an earlier one by capitals alone. */
export function distinct(texts: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const text of texts) {
    const key = text.toLowerCase();
    if (!byKey.has(key)) byKey.set(key, text);
  }
  return [...byKey.values()];
}

type Changes = Omit<CallInput<'dashboard.updateCustomer'>['body'], 'version'>;

/** Columns of an entered address; customers are found by its place until they have ordered. */
function addressColumns(
  entered: Address | null,
  before: CustomerRecord | null,
): Updateable<CustomerRecordsTable> {
  const address = entered && tidyAddress(entered);
  return {
    address: address && JSON.stringify(address),
    ...((before?.orders ?? 0) === 0 ? { country: address?.country ?? '', postcode: address?.zip ?? '' } : {}),
  };
}

/** The columns of what a team entered. @param about.by - who changes the lead status, for its journey */
export function enteredColumns(
  changes: Changes,
  about: { before: CustomerRecord | null; currency: CurrencyCode; by: string },
): Updateable<CustomerRecordsTable> {
  const { before, currency, by } = about;
  const socials = Object.fromEntries(
    socialNetworks.flatMap((network) => {
      const value = changes[network];
      return value === undefined ? [] : [[network, value]];
    }),
  );
  const { leadStatus, potentialValue } = changes;
  const isNewStatus = leadStatus !== undefined && leadStatus !== (before?.lead_status ?? null);
  const journey = before ? journeyOf(before.status_journey) : [];
  return {
    ...(changes.firstName === undefined ? {} : { first_name: changes.firstName }),
    ...(changes.lastName === undefined ? {} : { last_name: changes.lastName }),
    ...(changes.phone === undefined ? {} : { phone: changes.phone }),
    ...(changes.mobile === undefined ? {} : { mobile: changes.mobile }),
    ...(changes.username === undefined ? {} : { username: changes.username }),
    ...(changes.internal === undefined ? {} : { internal: changes.internal }),
    ...(changes.company === undefined ? {} : { company: changes.company }),
    ...(changes.jobTitle === undefined ? {} : { job_title: changes.jobTitle }),
    ...(changes.website === undefined ? {} : { website: changes.website }),
    ...(Object.keys(socials).length === 0
      ? {}
      : { socials: JSON.stringify({ ...(before ? socialsOf(before.socials) : {}), ...socials }) }),
    ...(isNewStatus
      ? {
          lead_status: leadStatus,
          // The last hundred are enough to see how it went.
          status_journey: JSON.stringify(
            [...journey, { status: leadStatus, at: new Date().toISOString(), by }].slice(-100),
          ),
        }
      : {}),
    ...(potentialValue === undefined
      ? {}
      : { potential_value_minor: potentialValue === null ? null : toMinor(potentialValue, currency) }),
    ...(changes.address === undefined ? {} : addressColumns(changes.address, before)),
    ...(changes.requestTerms === undefined ? {} : { request_terms: changes.requestTerms }),
    ...(changes.tags === undefined ? {} : { tags: JSON.stringify(distinct(changes.tags)) }),
    ...(changes.services === undefined ? {} : { services: JSON.stringify(distinct(changes.services)) }),
    ...(changes.industries === undefined ? {} : { industries: JSON.stringify(distinct(changes.industries)) }),
  };
}
