import type { Core } from '../../core.ts';
import { fail, type Failure } from '../../http/answer.ts';
import { totpStep } from '../../security/totp.ts';
import { takeTwoFactorStep, type TwoFactor } from './accounts.repository.ts';

/** The second factor of an account, as it is stored. */
export interface SecondFactor extends TwoFactor {
  division: number;
  customer: string;
}

const field = 'twoFactorAuthCode';

/** What a sealed secret is bound to, so that it opens nothing in another row. */
export function twoFactorContext(division: number, customer: string): string {
  return `customers.two_factor_secret:${division}:${customer}`;
}

/** Whether the code of the authenticator app fits, once; null when it does or when the account has none. */
export async function twoFactorFailure(
  { database, secrets }: Pick<Core, 'database' | 'secrets'>,
  { division, customer, secret }: SecondFactor,
  code: string | undefined,
): Promise<Failure | null> {
  if (secret === null) return null;
  if (code === undefined || code.trim() === '')
    return fail('two_factor_required', 'Enter the code of your authenticator app', field);
  const step = totpStep(secrets.decrypt(secret, twoFactorContext(division, customer)), code, new Date());
  const taken =
    step !== null &&
    (await database.tenant(division, (db) => takeTwoFactorStep(db, { division, customer, step })));
  return taken ? null : fail('authentication_failed', 'Invalid authentication code', field);
}
