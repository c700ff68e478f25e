import type { StoreDomain } from '@omnis/contract';
import { expect, test } from 'vitest';
import { missingTexts, stateOf } from './domain-texts.ts';

const domain: StoreDomain = {
  id: '0d8d1ff6-6f0a-4d36-8d6a-111111111111',
  host: 'shop.example',
  name: 'shop.example',
  state: 'waiting',
  isPrimary: false,
  records: [],
  check: null,
  version: 1,
};
const check = { at: '2026-11-29T12:00:00.000Z', hasProof: true, addresses: ['192.0.2.1'], leadsHere: true };

test('the badge of a domain tells its state', () => {
  expect(stateOf(domain).text).toBe('Waiting for DNS');
  const connected: StoreDomain = { ...domain, state: 'connected', check };
  expect(stateOf(connected).text).toBe('Connected');
  expect(stateOf({ ...connected, isPrimary: true }).text).toBe('Primary');
  expect(stateOf({ ...connected, check: { ...check, leadsHere: false } }).text).toBe('Leads elsewhere');
});

test('a check tells each record that is missing', () => {
  expect(missingTexts(domain)).toEqual([]);
  expect(missingTexts({ ...domain, check })).toEqual([]);
  expect(
    missingTexts({ ...domain, check: { ...check, hasProof: false, addresses: [], leadsHere: false } }),
  ).toEqual(['The TXT record was not found yet.', 'shop.example does not lead anywhere yet.']);
  expect(missingTexts({ ...domain, check: { ...check, leadsHere: false } })).toEqual([
    'shop.example leads to 192.0.2.1. Remove that record and add those below.',
  ]);
  expect(missingTexts({ ...domain, check: { ...check, addresses: null } })).toEqual([
    'No name server answered. Check again in a few minutes.',
  ]);
});
