import { z } from 'zod';

/** State of a VAT number in a register; `unknown`: the register does not answer. */
export type VatNumberState = 'valid' | 'invalid' | 'unknown';

/** A register of VAT numbers. */
export interface VatRegister {
  /** @param number - with its country in front, without spaces, such as `DE136695976` */
  check(number: string): Promise<VatNumberState>;
}

/** Milliseconds for which a shopper waits for the register. */
const patience = 4000;

const answerSchema = z.object({ valid: z.boolean() });
const errorSchema = z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) });

function stateOf(isOk: boolean, body: unknown): VatNumberState {
  if (isOk) {
    const { data } = answerSchema.safeParse(body);
    return data ? (data.valid ? 'valid' : 'invalid') : 'unknown';
  }
  // Everything else means that a member state, or the service, does not answer.
  const { data } = errorSchema.safeParse(body);
  return data?.errorWrappers.some(({ error }) => error === 'INVALID_INPUT') ? 'invalid' : 'unknown';
}

/**
 * VIES, the register of the European Union, by its REST API: `POST /check-vat-number` with the country and the number.
 *
 * @param url - null: no register is asked, and no number is known
 */
export function createVies(url: string | null): VatRegister {
  return {
    async check(number) {
      if (url === null) return 'unknown';
      try {
        const answer = await fetch(`${url}/check-vat-number`, {
          method: 'POST',
          headers: { accept: 'application/json', 'content-type': 'application/json' },
          body: JSON.stringify({ countryCode: number.slice(0, 2), vatNumber: number.slice(2) }),
          signal: AbortSignal.timeout(patience),
          redirect: 'error',
        });
        const body: unknown = await answer.json();
        return stateOf(answer.ok, body);
      } catch {
        return 'unknown';
      }
    },
  };
}
