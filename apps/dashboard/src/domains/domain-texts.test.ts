import type { StoreDomain } from '@omnis/contract';
import { translator } from '@omnis/texts';
import { expect, test } from 'vitest';
import { certificateText, missingTexts, stateOf } from './domain-texts.ts';
import en from '../texts/domains/en.ts';

const t = translator(en, 'en-GB');

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
  expect(stateOf(t, domain).text).toBe('Waiting for DNS');
  const connected: StoreDomain = { ...domain, state: 'connected', check };
  expect(stateOf(t, connected).text).toBe('Connected');
  expect(stateOf(t, { ...connected, isPrimary: true }).text).toBe('Primary');
  expect(stateOf(t, { ...connected, check: { ...check, leadsHere: false } }).text).toBe('Points elsewhere');
});

test('a check tells each record that is missing', () => {
  expect(missingTexts(t, domain)).toEqual([]);
  expect(missingTexts(t, { ...domain, check })).toEqual([]);
  expect(
    missingTexts(t, { ...domain, check: { ...check, hasProof: false, addresses: [], leadsHere: false } }),
  ).toEqual(['We haven’t found the TXT record yet.', 'shop.example doesn’t point anywhere yet.']);
  expect(missingTexts(t, { ...domain, check: { ...check, leadsHere: false } })).toEqual([
    'shop.example points to 192.0.2.1. Remove that record and add the ones below.',
  ]);
  expect(missingTexts(t, { ...domain, check: { ...check, addresses: null } })).toEqual([
    'No name server answered. Check again in a few minutes.',
  ]);
});

test('a check tells the state of the certificate', () => {
  const until = '2027-03-03T10:00:00.000Z';
  expect(certificateText(t, { state: 'valid', until })).toBe('Certificate valid until 3 March 2027');
  expect(certificateText(t, { state: 'waiting', until: null })).toBe('The certificate is being issued');
  expect(certificateText(t, { state: 'none', until: null })).toMatch(/^No certificate/);
});
