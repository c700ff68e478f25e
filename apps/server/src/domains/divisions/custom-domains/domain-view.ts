import { domainToUnicode } from 'node:url';
import type { DnsRecord, StoreDomain } from '@omnis/contract';
import { z } from 'zod';
import { proofName, proofText } from './domain-check.ts';
import type { StoreDomainRow } from './store-domains.repository.ts';

/** Where a domain has to lead. */
export interface Destination {
  /** Host of the platform. */
  readonly host: string;
  /** Its addresses; null: no name server answered. */
  readonly addresses: readonly string[] | null;
}

const stored = z.array(z.string()).catch([]);

/** Registries that sell names below a second level, such as `co.uk`. */
const secondLevel = /^(?:ac|co|com|edu|gov|ltd|me|net|nom|org|plc|sch)\.[a-z]{2}$/;

/** Tells whether a domain has no subdomain, and so cannot have a CNAME record beside its others. */
export function isBought(host: string): boolean {
  const labels = host.split('.');
  return labels.length === 2 || (labels.length === 3 && secondLevel.test(labels.slice(1).join('.')));
}

function addressRecords(host: string, { host: platform, addresses }: Destination): DnsRecord[] {
  const record = { name: host, purpose: 'address' } as const;
  if (!isBought(host) || addresses === null || addresses.length === 0)
    return [{ ...record, type: 'CNAME', value: platform }];
  return addresses.map((value): DnsRecord => ({
    ...record,
    type: value.includes(':') ? 'AAAA' : 'A',
    value,
  }));
}

/** Tells whether a domain leads to this installation and nowhere else. */
export function leadsHere(found: readonly string[] | null, { addresses }: Destination): boolean {
  return (
    found !== null &&
    found.length > 0 &&
    addresses !== null &&
    found.every((each) => addresses.includes(each))
  );
}

/** A domain as its owner sees it. */
export function domainView(
  row: StoreDomainRow,
  { primary, destination }: { readonly primary: string | null; readonly destination: Destination },
): StoreDomain {
  const addresses = row.addresses === null ? null : stored.parse(row.addresses);
  return {
    id: row.id,
    host: row.host,
    name: domainToUnicode(row.host) || row.host,
    state: row.verified_at === null ? 'waiting' : 'connected',
    isPrimary: row.host === primary,
    records: [
      { type: 'TXT', name: proofName(row.host), value: proofText(row.token), purpose: 'proof' },
      ...addressRecords(row.host, destination),
    ],
    check: row.checked_at && {
      at: row.checked_at.toISOString(),
      hasProof: row.token_found,
      addresses,
      leadsHere: leadsHere(addresses, destination),
    },
    version: row.version,
  };
}
