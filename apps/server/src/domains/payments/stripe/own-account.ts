import type { Payout } from '@omnis/contract';
import type Stripe from 'stripe';
import { fail, ok, type Failure, type Result } from '../../../http/answer.ts';
import { lazyStripe } from './stripe-client.ts';

/** Keys that an owner has typed. */
export interface TypedKeys {
  readonly publishableKey: string;
  readonly secretKey: string;
}

/** The account that keys are of. */
export interface KnownAccount {
  readonly stripeAccount: string;
  /** '' where it has none. */
  readonly name: string;
  readonly isLive: boolean;
}

/** Tells whether a key moves real money. */
export const isLiveKey = (key: string): boolean => /^[a-z]+_live_/.test(key);

const unanswered = (): Failure =>
  fail(
    'payment_unavailable',
    'Stripe does not answer at the moment. Nothing was saved. Try again in a minute.',
  );

const clientOf = (secretKey: string, apiBase: string | null): Promise<Stripe> =>
  lazyStripe({ secretKey, publishableKey: '', webhookSecret: '', apiBase })();

/** Failure of the key that a failed call was made with. */
function keyFailure(
  { errors }: Stripe,
  error: unknown,
  { field, refused }: { field: keyof TypedKeys; refused: string },
): Failure {
  if (error instanceof errors.StripeAuthenticationError)
    return fail('validation_failed', 'Stripe does not know this key, or it has expired', field);
  if (error instanceof errors.StripePermissionError) return fail('validation_failed', refused, field);
  if (error instanceof errors.StripeConnectionError || error instanceof errors.StripeAPIError)
    return unanswered();
  if (error instanceof errors.StripeError) return fail('validation_failed', refused, field);
  throw error;
}

/**
 * Tries keys at Stripe before they are kept: the secret key names its account, and a token that is made with the publishable
 * key is found with the secret one only when both are of one account and one mode.
 *
 * @param apiBase - null: Stripe itself
 */
export async function tryKeys(
  { publishableKey, secretKey }: TypedKeys,
  apiBase: string | null,
): Promise<Result<KnownAccount>> {
  const isLive = isLiveKey(secretKey);
  if (isLiveKey(publishableKey) !== isLive)
    return fail(
      'validation_failed',
      'One key is for test mode and the other for live mode. Take both from the same mode.',
      'publishableKey',
    );
  const server = await clientOf(secretKey, apiBase);
  let account: Stripe.Account;
  try {
    account = await server.accounts.retrieveCurrent();
  } catch (error) {
    const refused =
      'Stripe does not let this key read its account. Give it that permission, or use the secret key.';
    return keyFailure(server, error, { field: 'secretKey', refused });
  }
  const browser = await clientOf(publishableKey, apiBase);
  let token: string;
  try {
    token = (await browser.tokens.create({ pii: { id_number: '000000000' } })).id;
  } catch (error) {
    const refused = 'Stripe refuses this key';
    return keyFailure(browser, error, { field: 'publishableKey', refused });
  }
  try {
    await server.tokens.retrieve(token);
  } catch (error) {
    const refused = 'This key is of another Stripe account than the secret key';
    return keyFailure(server, error, { field: 'publishableKey', refused });
  }
  const name = account.settings?.dashboard.display_name ?? account.business_profile?.name ?? '';
  return ok({ stripeAccount: account.id, name, isLive });
}

const states: Readonly<Record<string, Payout['state']>> = {
  paid: 'paid',
  pending: 'pending',
  in_transit: 'in_transit',
  canceled: 'canceled',
  failed: 'failed',
};

/** Stripe counts these currencies in hundredths, though they have none. */
const inHundredths: ReadonlySet<string> = new Set(['isk', 'ugx']);

const payoutOf = ({ id, amount, currency, status, arrival_date: arrival }: Stripe.Payout): Payout => ({
  id,
  amountMinor: inHundredths.has(currency) ? Math.round(amount / 100) : amount,
  currency: currency.toUpperCase(),
  state: states[status] ?? 'pending',
  arrival: new Date(arrival * 1000).toISOString().slice(0, 10),
});

/**
 * A page of the payouts of an account, newest first.
 *
 * @param after - id of the last payout of the page before
 */
export async function readPayouts(
  { secretKey, apiBase }: { secretKey: string; apiBase: string | null },
  { limit, after }: { limit: number; after: string | undefined },
): Promise<Result<{ items: Payout[]; next: string | null }>> {
  const stripe = await clientOf(secretKey, apiBase);
  try {
    const items: Payout[] = [];
    let last = after;
    // Stripe gives at most a hundred at once.
    for (;;) {
      const page = await stripe.payouts.list({
        limit: Math.min(limit - items.length, 100),
        ...(last === undefined ? {} : { starting_after: last }),
      });
      items.push(...page.data.map(payoutOf));
      last = items.at(-1)?.id;
      const isMore = page.has_more && page.data.length > 0;
      if (!isMore || items.length >= limit) return ok({ items, next: isMore ? (last ?? null) : null });
    }
  } catch (error) {
    const { errors } = stripe;
    if (error instanceof errors.StripeConnectionError || error instanceof errors.StripeAPIError)
      return fail('payment_unavailable', 'Stripe does not answer at the moment. Try again in a minute.');
    if (error instanceof errors.StripeAuthenticationError)
      return fail('conflict', 'Stripe does not take your secret key any more. Enter a new one.');
    if (error instanceof errors.StripePermissionError)
      return fail('conflict', 'Your key may not read payouts. Give it that permission at Stripe.');
    if (error instanceof errors.StripeError && error.param === 'starting_after')
      return fail('validation_failed', 'This is not a cursor of this list', 'cursor');
    if (error instanceof errors.StripeError) return fail('conflict', `Stripe refused: ${error.message}`);
    throw error;
  }
}
