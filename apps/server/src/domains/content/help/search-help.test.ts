import type { Language } from '@omnis/models';
import { describe, expect, test } from 'vitest';
import { FilledHelp } from './filled-help.ts';
import type { StoreFacts } from './fact-names.ts';

const facts: StoreFacts = {
  'store.name': 'Demo Goods',
  'store.email': 'hello@demo.example',
  'store.country': 'Utopia',
  'platform.name': 'Omnis',
  'delivery.home': '2',
  'delivery.free': '50',
  'delivery.table': '<table></table>',
  'currency.list': 'GBP',
};
const found = (language: Language, search: string): string[] =>
  new FilledHelp(language, facts).search(search).map(({ name }) => name);

describe.each([
  ['en', 'unsubscribe', 'how-do-i-stop-your-newsletter'],
  ['en', 'How do I return something?', 'how-do-i-return-something'],
  ['en', 'shipping', 'how-long-does-delivery-take'],
  ['de', 'Wie kann ich etwas zurückgeben?', 'how-do-i-return-something'],
  ['de', 'Versandkosten', 'what-does-delivery-cost'],
  ['de', 'Adresse ändern', 'can-i-change-my-delivery-address'],
  ['de', 'Spülmaschine', 'how-do-i-clean-mugs-and-prints'],
  ['de', 'Passwort vergessen', 'i-forgot-my-password'],
  ['fr', 'Comment renvoyer un article ?', 'how-do-i-return-something'],
  ['fr', 'frais de port', 'what-does-delivery-cost'],
  ['fr', 'l’adresse de livraison', 'can-i-change-my-delivery-address'],
  ['fr', 'désabonner', 'how-do-i-stop-your-newsletter'],
] as const)('in “%s”', (language, asked, answer) => {
  test(`“${asked}” finds ${answer}`, () => {
    expect(found(language, asked)).toContain(answer);
  });
});

test.each([
  ['de', 'how-do-i-find-my-size', ['Größe', 'Groesse', 'Grosse', 'größen', 'Grösse']],
  ['de', 'how-do-i-return-something', ['Rückgabe', 'Rueckgabe', 'ruckgabe', 'Rückgabbe']],
  ['de', 'how-long-does-delivery-take', ['Lieferung', 'Liefrung', 'Leiferung', 'Lieferungen']],
  ['fr', 'how-do-i-return-something', ['étiquette', 'etiquette', 'étiquete']],
  ['fr', 'when-do-i-get-my-refund', ['remboursement', 'rembousement', 'remboursements']],
  ['en', 'when-do-i-get-my-refund', ['refund', 'refnud', 'refunds']],
] as const)('in “%s” accents, spellings and slips still find %s', (language, answer, asked) => {
  for (const each of asked) expect(found(language, each), each).toContain(answer);
});

test('German finds a word within another', () => {
  expect(found('de', 'Karte')).toContain('how-can-i-pay');
  expect(found('de', 'Nummer')).toContain('where-is-my-order');
});

test.each([
  ['en', 'Gebühr'],
  ['de', 'dishwasher'],
  ['fr', 'Spülmaschine'],
  ['de', '???'],
] as const)('in “%s” nothing is found by “%s”', (language, asked) => {
  expect(found(language, asked)).toEqual([]);
});
