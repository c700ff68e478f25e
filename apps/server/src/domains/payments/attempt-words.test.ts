import { expect, test } from 'vitest';
import { attemptWords, chargesOf, shownAttempts } from './attempt-words.ts';

const { authorised, paid, unanswered, refunded, refundedInPart, refundFailed } = attemptWords;
const log = (...entries: string[]) =>
  entries.map((entry) => {
    const [intent = '', message = ''] = entry.split('|');
    return { payment_intent: intent, message };
  });
const messages = (rows: readonly { message: string }[]): string[] => rows.map(({ message }) => message);

test.each([
  ['a charge is one attempt', [`a|${authorised}`, `a|${paid}`], [paid]],
  ['an amount that is only authorised is said', [`a|${authorised}`], [authorised]],
  ['of another payment nothing is taken away', [`a|${authorised}`, `b|${paid}`], [authorised, paid]],
  ['a bank that answers later is one attempt', [`a|${unanswered}`, `a|${authorised}`, `a|${paid}`], [paid]],
  ['a bank that has not answered is said', [`a|${unanswered}`], [unanswered]],
  [
    'refusals stay, in their order',
    ['a|Too little money', 'b|Expired', `c|${authorised}`, `c|${paid}`],
    ['Too little money', 'Expired', paid],
  ],
  [
    'an authorisation that was not captured is said with why',
    [`a|${authorised}`, 'a|It ran out'],
    [authorised, 'It ran out'],
  ],
])('%s', (_name, rows, shown) => {
  expect(messages(shownAttempts(log(...rows)))).toEqual(shown);
});

test('a shopper is told of charges; what goes back is told apart', () => {
  const rows = log(`a|${paid}`, `a|${refundedInPart}`, `a|${refundFailed('Closed')}`, `a|${refunded}`);
  expect(messages(chargesOf(rows))).toEqual([paid]);
  expect(shownAttempts(rows)).toHaveLength(4);
});
