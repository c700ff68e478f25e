import { describe, expect, test } from 'vitest';
import { speaker } from './say.ts';
import { frenchTeamMails } from './mails/french-teams.ts';
import { frenchMails } from './mails/french.ts';
import { germanTeamMails } from './mails/german-teams.ts';
import { germanMails } from './mails/german.ts';
import { frenchPapers } from './papers/french.ts';
import { germanPapers } from './papers/german.ts';
import { frenchPages } from './pages/french.ts';
import { germanPages } from './pages/german.ts';

test('a text is said in a language, with its values in their places', () => {
  const sayIn = speaker({
    de: { 'Order {number}': 'Bestellung {number}', Total: 'Summe' },
    fr: { 'Order {number}': 'Commande {number}', Total: 'Total' },
  });
  expect(sayIn('de')('Order {number}', { number: 'A-1' })).toBe('Bestellung A-1');
  expect(sayIn('en')('Order {number}', { number: 7 })).toBe('Order 7');
  expect(sayIn('de')('Total')).toBe('Summe');
});

const tables = {
  germanPages,
  frenchPages,
  germanMails,
  frenchMails,
  germanTeamMails,
  frenchTeamMails,
  germanPapers,
  frenchPapers,
};

describe.each(Object.entries(tables))('%s', (name, table) => {
  test('has in each text the places of its English', () => {
    const placesOf = (text: string): string => [...new Set(text.match(/\{\w+\}/g) ?? [])].toSorted().join();
    expect(Object.entries(table).filter(([english, text]) => placesOf(english) !== placesOf(text))).toEqual(
      [],
    );
  });

  test('has texts, without markup, and keeps French double signs with the word before them', () => {
    const wrong = Object.values<string>(table).filter(
      (text) =>
        /[<>]|&\w+;/.test(text) ||
        text !== text.trim() ||
        (name.startsWith('french') && / [?!:;»%]|« /.test(text)),
    );
    expect(wrong).toEqual([]);
  });
});
