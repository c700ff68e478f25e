import { isDomain } from '@omnis/validation';
import { z } from 'zod';
import { defineCall, divisionParams, done } from '../call.ts';
import { dashboard } from '../prefixes.ts';
import { readVersion } from './read-version.ts';

/** Kinds of DNS records that an owner is asked to add. */
export const dnsRecordTypes = ['TXT', 'CNAME', 'A', 'AAAA'] as const;

/** A DNS record that an owner adds where the domain was bought. */
export const dnsRecordSchema = z.object({
  type: z.enum(dnsRecordTypes),
  /** The whole name of the record, without a dot at its end. */
  name: z.string(),
  value: z.string(),
  /** Purpose of the record: it proves who owns the domain, or leads visitors here. */
  purpose: z.enum(['proof', 'address']),
});

/** A DNS record that an owner adds where the domain was bought. */
export type DnsRecord = z.output<typeof dnsRecordSchema>;

/** A domain that a store brings. */
export const storeDomainSchema = z.object({
  id: z.uuid(),
  /** As browsers send it: small letters, other scripts in Punycode. */
  host: z.string(),
  /** The same in its own script. */
  name: z.string(),
  /** `connected`: it was proved to be the store's, and visitors reach the store by it. */
  state: z.enum(['waiting', 'connected']),
  /** True when this is the store's main address; its other addresses lead to this one. */
  isPrimary: z.boolean(),
  /** Records to add; each of those with the purpose `address` is needed, besides the proof. */
  records: z.array(dnsRecordSchema),
  /** Result of the last check; null: it was never checked. */
  check: z
    .object({
      at: z.iso.datetime(),
      /** null: no name server answered. */
      hasProof: z.boolean().nullable(),
      /** Addresses that the domain leads to; null: no name server answered. */
      addresses: z.array(z.string()).nullable(),
      leadsHere: z.boolean(),
    })
    .nullable(),
  /** Goes up with each change; sent back with one. */
  version: z.number().int(),
});

/** A domain that a store brings. */
export type StoreDomain = z.output<typeof storeDomainSchema>;

/** State of the certificate by which browsers trust a domain; `none`: this installation is reached without TLS. */
export const certificateSchema = z.object({
  state: z.enum(['valid', 'waiting', 'none']),
  /** Until when it is valid. */
  until: z.iso.datetime().nullable(),
});

/** Text that somebody types for a domain: with a scheme, a path or a dot at its end as well. */
const typedHost = z
  .string('This field is required')
  .trim()
  .min(1, 'This field is required')
  .max(300, 'At most 300 characters')
  .transform((text) =>
    text
      .replace(/^https?:\/\//i, '')
      .replace(/[/?#].*$/, '')
      .replace(/\.$/, ''),
  )
  .refine((text) => !text.startsWith('*.'), 'Enter one domain without a star')
  .refine((text) => text.startsWith('*.') || isDomain(text), 'Please enter a valid domain');

const one = divisionParams.extend({ id: z.uuid() });

export const dashboardDomains = defineCall('dashboard.domains', {
  method: 'GET',
  path: `${dashboard}/domains/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary: 'Domains of a store, the one that it is known by first.',
  params: divisionParams,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(250).default(250),
    /** `next` of the page before. */
    cursor: z.uuid().optional(),
  }),
  response: z.object({
    items: z.array(storeDomainSchema),
    /** Cursor of the next page; null on the last. */
    next: z.string().nullable(),
    /** The address that every store has; null where it has none. */
    address: z.string().nullable(),
  }),
});

export const dashboardAddDomain = defineCall('dashboard.addDomain', {
  method: 'POST',
  path: `${dashboard}/domains/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary: 'Add a domain to a store. Visitors reach the store by it once it was checked.',
  status: 201,
  idempotent: 'optional',
  params: divisionParams,
  body: z.object({ host: typedHost }),
  response: storeDomainSchema,
});

export const dashboardCheckDomain = defineCall('dashboard.checkDomain', {
  method: 'POST',
  path: `${dashboard}/domains/:id/check/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary:
    'Look up the records of a domain. The first time that both are right the domain is connected, and the first domain of a store becomes the one that it is known by.',
  idempotent: 'optional',
  params: one,
  body: z.object({}),
  response: storeDomainSchema.extend({ certificate: certificateSchema }),
});

export const dashboardUpdateDomain = defineCall('dashboard.updateDomain', {
  method: 'PATCH',
  path: `${dashboard}/domains/:id/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary: 'Make a domain the one that the store is known by, or take that from it.',
  idempotent: 'optional',
  params: one,
  body: z.object({
    isPrimary: z.boolean(),
    version: readVersion,
  }),
  response: storeDomainSchema,
});

export const dashboardRemoveDomain = defineCall('dashboard.removeDomain', {
  method: 'DELETE',
  path: `${dashboard}/domains/:id/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary: 'Remove a domain from a store. Visitors no longer reach the store by it.',
  idempotent: 'optional',
  params: one,
  response: done,
});
