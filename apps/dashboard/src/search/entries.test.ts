import { translator } from '@omnis/texts';
import { expect, it } from 'vitest';
import { foundEntries, knownEntries, type Entry } from './entries.ts';
import { readRecent, withRecent } from './recent.ts';
import en from '../texts/search/en.ts';
import shellEn from '../texts/shell/en.ts';
import settingsEn from '../texts/settings/en.ts';

const tSettings = translator(settingsEn, 'en-GB');

const tShell = translator(shellEn, 'en-GB');

const t = translator(en, 'en-GB');

const titlesOf = (q: string, may: (permission: string) => boolean): string[] =>
  knownEntries({ t, tShell, tSettings }, q, may).flatMap(({ entries }) => entries.map(({ title }) => title));

it('actions and places are found by the start of their words, also of words that they do not show', () => {
  const all = (): boolean => true;
  expect(titlesOf('create prod', all)).toEqual(['Create product']);
  expect(titlesOf('coupon', all)).toEqual(['Create discount']);
  expect(titlesOf('VAT', all)).toEqual(['Settings: Company', 'Settings: Taxes']);
  expect(titlesOf('stock', all)).toEqual(['Stock', 'Settings: Webhooks', 'Settings: Team emails']);
  expect(titlesOf('navigation', all)).toEqual(['Main menu', 'Footer']);
  expect(titlesOf('announcement', all)).toEqual(['Banners']);
  expect(titlesOf('favicon', all)).toEqual(['Appearance']);
  expect(titlesOf('zzz', all)).toEqual([]);
  // Before anything is typed there are actions alone.
  expect(knownEntries({ t, tShell, tSettings }, '', all).map(({ title }) => title)).toEqual(['Actions']);
});

it('members are shown what their permissions allow', () => {
  expect(titlesOf('create', (permission) => permission === 'pages')).toEqual(['Create page']);
  // The plan is for the whole team.
  expect(titlesOf('settings', () => false)).toEqual(['Settings', 'Settings: Plan']);
});

it('a result of the server leads to its page, with its state in words', () => {
  const hit = { title: 'T', note: '', image: null };
  expect(
    foundEntries(t, [
      { kind: 'orders', items: [{ ...hit, id: '7', state: 'label_printed' }] },
      { kind: 'discounts', items: [{ ...hit, id: 'd', state: 'active' }] },
    ]).flatMap(({ entries }) => entries.map(({ href, state }) => [href, state])),
  ).toEqual([
    ['/dashboard/orders/7/', 'Label printed'],
    ['/dashboard/discounts/d/', 'Active'],
  ]);
});

it('the entry that was opened last is kept once and first, and a malformed stored entry is left out', () => {
  const entry = (href: string): Entry => ({
    href,
    title: href,
    note: '',
    image: null,
    state: null,
    kind: 'orders',
  });
  const kept = withRecent([entry('/a'), entry('/b')], entry('/b'));
  expect(kept.map(({ href }) => href)).toEqual(['/b', '/a']);
  expect(
    readRecent(JSON.stringify([...kept, { href: 'https://evil.example', title: 'x', kind: 'orders' }, 5])),
  ).toEqual(kept);
  expect(readRecent('{')).toEqual([]);
  expect(readRecent(null)).toEqual([]);
});
