import { expect, it } from 'vitest';
import { readGiftCardCode } from './gift-card.ts';
import { typedCode } from './typed-code.ts';

it.each([
  ['WELCOME10\u200b', 'WELCOME10'],
  [' \ufeffWELCOME10\u2060 ', 'WELCOME10'],
  ['ＷＥＬＣＯＭＥ１０', 'WELCOME10'],
  ['welcome-10', 'welcome-10'],
])('platform.md §5 (C9): the code %j is read as %j', (typed, code) => {
  expect(typedCode(typed)).toBe(code);
});

it('platform.md §5 (C9): a pasted gift card code may bring invisible letters', () => {
  expect(readGiftCardCode('7k2q-9fwm\u200b-4htc-x8vz')).toBe('7K2Q9FWM4HTCX8VZ');
});
