import type { CallResponse } from '@omnis/contract';
import {
  canReverseCharge,
  countryOfVatNumber,
  isInEu,
  taxTreatment,
  type VatDestination,
} from '@omnis/models';
import { rules } from '@omnis/validation';
import type { Division } from '../../../tenancy/division.ts';
import { dayIn } from '../../../tenancy/order-tax.ts';
import type { VatNumberState, VatRegister } from './vies.ts';

/** Result of checking the VAT number of a business. */
export interface JudgedNumber {
  readonly business: CallResponse<'checkout.quote'>['business'];
  /** The number, where the business owes the tax itself. */
  readonly number: string | undefined;
}

/** Milliseconds for which an answer of the register holds. */
const holds = 10 * 60 * 1000;
const mostKept = 1000;

/** A number of the European Union as the register names it; null where it has no such form. */
export function registered(typed: string): string | null {
  const number = typed.replace(/[\s.-]/g, '').toUpperCase();
  const country = countryOfVatNumber(number);
  return isInEu(country) && rules.vat_number(number, { country }) === null ? number : null;
}

/** Judges VAT numbers at the checkout. What the register said is kept for a while: a quote and its order ask it once. */
export function createBusinessNumbers(register: VatRegister) {
  const known = new Map<string, { readonly state: VatNumberState; readonly until: number }>();

  async function stateOf(number: string): Promise<VatNumberState> {
    const before = known.get(number);
    if (before && before.until > Date.now()) return before.state;
    const state = await register.check(number);
    known.delete(number);
    if (state === 'unknown') return state;
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size >= mostKept) known.delete(oldest);
    known.set(number, { state, until: Date.now() + holds });
    return state;
  }

  /** @param at.typed - as the shopper has typed it; '' for none */
  return async (
    { taxes, timeZone }: Pick<Division, 'taxes' | 'timeZone'>,
    { to, now, typed }: { to: VatDestination; now: Date; typed: string },
  ): Promise<JudgedNumber> => {
    const day = dayIn(timeZone, now);
    const asked = canReverseCharge(taxes, { to, day });
    const judged = (state: JudgedNumber['business']['state'], number?: string): JudgedNumber => ({
      business: { asked, state },
      number,
    });
    if (typed === '' || !asked) return judged('none');
    const number = registered(typed);
    if (number === null) return judged('invalid');
    const state = await stateOf(number);
    if (state === 'unknown') return judged('unchecked');
    if (state === 'invalid') return judged('invalid');
    const { scheme } = taxTreatment(taxes, { to, day, businessNumber: number });
    return scheme === 'reverse' ? judged('reverse', number) : judged('charged');
  };
}

/** Judges VAT numbers at the checkout. */
export type JudgeNumber = ReturnType<typeof createBusinessNumbers>;
