import { fail, ok, type Result } from '../../../http/answer.ts';

/** Behaviour of a card of the test processor. */
export type CardBehaviour =
  | 'success'
  | 'declined'
  | 'insufficient_funds'
  | 'declined_when_charged'
  | 'wrong_cvc'
  | 'expired'
  | 'challenge'
  | 'challenge_then_declined'
  | 'timeout_after_charge'
  | 'timeout_without_charge'
  | 'capture_fails';

/**
 * Stripe's public test numbers, and three of our own (marked) for what Stripe's cannot show. No other number is
 * taken, so that nobody pays a demo with their own card.
 */
export const testCards: Readonly<Record<string, CardBehaviour>> = {
  '4242424242424242': 'success',
  '4000056655665556': 'success',
  '5555555555554444': 'success',
  '2223003122003222': 'success',
  '5200828282828210': 'success',
  '5105105105105100': 'success',
  '378282246310005': 'success',
  '371449635398431': 'success',
  '6011111111111117': 'success',
  '6011000990139424': 'success',
  '3056930009020004': 'success',
  '3566002020360505': 'success',
  '6200000000000005': 'success',
  '4000000000000002': 'declined',
  '4000000000000119': 'declined',
  '4000000000009979': 'declined',
  '4000000000009987': 'declined',
  '4100000000000019': 'declined',
  '4000000000009995': 'insufficient_funds',
  '4000000000000341': 'declined_when_charged',
  '4000000000000127': 'wrong_cvc',
  '4000000000000069': 'expired',
  '4000000000003063': 'challenge',
  '4000000000003220': 'challenge',
  '4000002500003155': 'challenge',
  '4000002760003184': 'challenge',
  '4000008400001629': 'challenge_then_declined',
  // Our own: the charge goes through, but its answer never arrives.
  '4000000000006975': 'timeout_after_charge',
  // Our own: no answer arrives, and nothing was charged.
  '4000000000006983': 'timeout_without_charge',
  // Our own: authorised, but the money cannot be taken afterwards.
  '4000000000006991': 'capture_fails',
};

/** Payment methods that stand for a card, as Stripe names them. */
const cardOfMethod: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_visa_debit: '4000056655665556',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_discover: '6011111111111117',
  pm_card_diners: '3056930009020004',
  pm_card_jcb: '3566002020360505',
  pm_card_unionpay: '6200000000000005',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedProcessingError: '4000000000000119',
  pm_card_visa_chargeDeclinedLostCard: '4000000000009987',
  pm_card_visa_chargeDeclinedStolenCard: '4000000000009979',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_threeDSecure2Required: '4000002500003155',
  pm_card_threeDSecureRequired: '4000002500003155',
};

/** A card without its number: all that is kept of it. */
export interface KnownCard {
  behaviour: CardBehaviour;
  brand: string;
  last4: string;
}

const brandOf = (number: string): string => {
  if (number.startsWith('4')) return 'Visa';
  if (/^3[47]/.test(number)) return 'American Express';
  if (number.startsWith('35')) return 'JCB';
  if (number.startsWith('3')) return 'Diners Club';
  if (number.startsWith('62')) return 'UnionPay';
  return number.startsWith('6') ? 'Discover' : 'Mastercard';
};

/** Tells whether a number's check digit fits (ISO 7812). */
export function passesLuhn(number: string): boolean {
  const sum = [...number].toReversed().reduce((all, sign, index) => {
    const digit = Number(sign) * (index % 2 === 1 ? 2 : 1);
    return all + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

function knownCard(number: string): KnownCard | null {
  const behaviour = Object.hasOwn(testCards, number) ? testCards[number] : undefined;
  return behaviour === undefined ? null : { behaviour, brand: brandOf(number), last4: number.slice(-4) };
}

/** The card that a name such as `pm_card_visa` stands for. */
export function cardOfName(method: string): KnownCard | null {
  const number = Object.hasOwn(cardOfMethod, method) ? cardOfMethod[method] : undefined;
  return number === undefined ? null : knownCard(number);
}

/** A card as a shopper types it in. */
export interface TypedCard {
  number: string;
  expMonth: number;
  expYear: number;
  cvc: string;
}

/** Checks a typed card; a failure names the field. `now` decides whether it has expired. */
export function readCard(card: TypedCard, now: Date): Result<KnownCard> {
  const number = card.number.replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    return fail('validation_failed', 'Your card number is not right. Check it for typing errors.', 'number');
  }
  const known = knownCard(number);
  if (!known) {
    const message =
      'This shop takes test payments only. Use a test card number such as 4242 4242 4242 4242, never your own card.';
    return fail('validation_failed', message, 'number');
  }
  const months = (year: number, month: number): number => year * 12 + month;
  if (months(card.expYear, card.expMonth) < months(now.getUTCFullYear(), now.getUTCMonth() + 1)) {
    return fail(
      'validation_failed',
      'Your card has expired',
      card.expYear < now.getUTCFullYear() ? 'expYear' : 'expMonth',
    );
  }
  if (card.expYear > now.getUTCFullYear() + 50)
    return fail('validation_failed', 'Check the expiry date', 'expYear');
  const digits = known.brand === 'American Express' ? 4 : 3;
  if (card.cvc.length !== digits)
    return fail('validation_failed', `The security code has ${digits} digits`, 'cvc');
  return ok(known);
}
