import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createStandInAccounts, type StandInAccount } from './stripe-accounts.ts';

/** A payment as the stand-in keeps it; names are Stripe's. */
export interface StandInIntent {
  id: string;
  object: 'payment_intent';
  amount: number;
  currency: string;
  capture_method: string;
  client_secret: string;
  status: string;
  metadata: Record<string, string>;
  payment_method: unknown;
  last_payment_error: unknown;
  next_action: unknown;
  allowed_payment_method_types: string[];
  /** Id of the account that it is of; '' where the keys are of none that was added. */
  account: string;
}

/** A local server that speaks the calls of Stripe that we use, as its reference describes them. */
export interface StripeServer {
  url: string;
  intents: Map<string, StandInIntent>;
  refunds: { payment_intent: string; id: string; amount: number }[];
  /** Every request: method, path, form, idempotency key and authorisation. */
  requests: {
    method: string;
    path: string;
    form: Record<string, string>;
    key: string;
    authorization: string;
  }[];
  /** Has an account with keys of its own, which sees its own payments alone. */
  addAccount(account: StandInAccount): void;
  /** Ends a key: Stripe does not know it any more. */
  endKey(secretKey: string): void;
  /** The shopper answers the bank. */
  answerChallenge(intent: string, approved: boolean): void;
  close(): Promise<void>;
}

/** Milliseconds that `pm_slow` takes. */
const slowly = 600;

const card = (last4: string) => ({
  id: `pm_${last4}`,
  object: 'payment_method',
  type: 'card',
  card: { brand: 'visa', last4 },
});

/** Where the stand-in for PayPal and Klarna asks, as its other half in the browser knows it. */
const redirectUrl = 'https://redirect.stripe.example/';

/** Confirms by a token of the Express Checkout Element: `ctoken_google_pay_1`, `ctoken_paypal_2`. */
function confirmByToken(
  intent: StandInIntent,
  token: string,
  returnUrl: string,
): { status: number; body: unknown } {
  const kind = /^ctoken_([a-z_]+)_\d+$/.exec(token)?.[1] ?? '';
  const isWallet = kind === 'google_pay' || kind === 'apple_pay';
  const type = isWallet ? 'card' : kind;
  const invalid = (message: string) => ({
    status: 400,
    body: { error: { type: 'invalid_request_error', param: 'confirmation_token', message } },
  });
  if (!['card', 'link', 'paypal', 'klarna'].includes(type)) return invalid('No such confirmation token');
  if (!intent.allowed_payment_method_types.includes(type))
    return invalid(`The payment method type "${type}" is not allowed for this PaymentIntent.`);
  if (type === 'card' || type === 'link') {
    const paid = type === 'link' ? { id: 'pm_link', object: 'payment_method', type } : card('4242');
    const wallet = 'card' in paid ? { card: { ...paid.card, wallet: { type: kind } } } : {};
    Object.assign(intent, { status: 'requires_capture', payment_method: { ...paid, ...wallet } });
    return { status: 200, body: intent };
  }
  const query = new URLSearchParams({ intent: intent.id, return_url: returnUrl });
  Object.assign(intent, {
    status: 'requires_action',
    payment_method: { id: `pm_${type}`, object: 'payment_method', type },
    next_action: {
      type: 'redirect_to_url',
      redirect_to_url: { url: `${redirectUrl}?${query.toString()}`, return_url: returnUrl },
    },
  });
  return { status: 200, body: intent };
}

const declinedWith = (code: string, declineCode: string, message: string) => ({
  error: { type: 'card_error', code, decline_code: declineCode, message, payment_method: card('0002') },
});

function wrongState(intent: StandInIntent) {
  const message = `This PaymentIntent could not be used because it has a status of ${intent.status}.`;
  return { error: { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message } };
}

async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return Object.fromEntries(new URLSearchParams(text));
}

/** Starts the stand-in. */
export async function startStripeServer(): Promise<StripeServer> {
  const intents = new Map<string, StandInIntent>();
  const refunds: StripeServer['refunds'] = [];
  const requests: StripeServer['requests'] = [];
  const answered = new Map<string, { status: number; body: unknown } | 'silence'>();
  const underWay = new Set<string>();
  const accounts = createStandInAccounts();

  function create(form: Record<string, string>, account: string): { status: number; body: unknown } {
    const id = `pi_${intents.size + 1}`;
    const metadata = Object.fromEntries(
      Object.entries(form).flatMap(([name, value]) => {
        const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
        return key === undefined ? [] : [[key, value]];
      }),
    );
    const intent: StandInIntent = {
      id,
      object: 'payment_intent',
      amount: Number(form['amount']),
      currency: form['currency'] ?? '',
      capture_method: form['capture_method'] ?? 'automatic',
      client_secret: `${id}_secret`,
      status: 'requires_payment_method',
      metadata,
      payment_method: null,
      last_payment_error: null,
      next_action: null,
      allowed_payment_method_types: Object.entries(form).flatMap(([name, value]) =>
        name.startsWith('allowed_payment_method_types[') ? [value] : [],
      ),
      account,
    };
    intents.set(id, intent);
    return { status: 200, body: intent };
  }

  function confirm(
    intent: StandInIntent,
    form: Record<string, string>,
  ): { status: number; body: unknown } | 'silence' {
    if (intent.status !== 'requires_payment_method') return { status: 400, body: wrongState(intent) };
    if (form['confirmation_token'] !== undefined)
      return confirmByToken(intent, form['confirmation_token'], form['return_url'] ?? '');
    switch (form['payment_method']) {
      case 'pm_card_visa':
      case 'pm_slow':
        Object.assign(intent, { status: 'requires_capture', payment_method: card('4242') });
        return { status: 200, body: intent };
      case 'pm_card_chargeDeclinedInsufficientFunds': {
        const failure = declinedWith(
          'card_declined',
          'insufficient_funds',
          'Your card has insufficient funds.',
        );
        intent.last_payment_error = failure.error;
        return { status: 402, body: failure };
      }
      case 'pm_card_chargeDeclined': {
        const failure = declinedWith('card_declined', 'generic_decline', 'Your card was declined.');
        intent.last_payment_error = failure.error;
        return { status: 402, body: failure };
      }
      case 'pm_card_chargeDeclinedExpiredCard': {
        const failure = declinedWith('expired_card', 'expired_card', 'Your card has expired.');
        intent.last_payment_error = failure.error;
        return { status: 402, body: failure };
      }
      case 'pm_capture_fails':
        Object.assign(intent, { status: 'requires_capture', payment_method: card('6991') });
        return { status: 200, body: intent };
      case 'pm_card_threeDSecureRequired':
        Object.assign(intent, {
          status: 'requires_action',
          payment_method: card('3155'),
          next_action:
            form['use_stripe_sdk'] === 'true'
              ? { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } }
              : {
                  type: 'redirect_to_url',
                  redirect_to_url: { url: 'https://bank.example/ask', return_url: form['return_url'] },
                },
        });
        return { status: 200, body: intent };
      case 'pm_silence':
        // Carried out, but the answer is lost.
        Object.assign(intent, { status: 'requires_capture', payment_method: card('4242') });
        return 'silence';
      default:
        return {
          status: 400,
          body: {
            error: {
              type: 'invalid_request_error',
              code: 'resource_missing',
              param: 'payment_method',
              message: 'No such PaymentMethod',
            },
          },
        };
    }
  }

  function act(
    intent: StandInIntent,
    action: string,
    form: Record<string, string>,
  ): { status: number; body: unknown } | 'silence' {
    switch (action) {
      case '':
        return { status: 200, body: intent };
      case 'confirm':
        return confirm(intent, form);
      case 'capture':
        if (JSON.stringify(intent.payment_method) === JSON.stringify(card('6991')))
          intent.status = 'canceled';
        if (intent.status !== 'requires_capture') return { status: 400, body: wrongState(intent) };
        intent.status = 'succeeded';
        return { status: 200, body: intent };
      case 'cancel':
        if (intent.status === 'succeeded' || intent.status === 'canceled')
          return { status: 400, body: wrongState(intent) };
        intent.status = 'canceled';
        return { status: 200, body: intent };
      default:
        return {
          status: 404,
          body: { error: { type: 'invalid_request_error', message: 'Unrecognised request' } },
        };
    }
  }

  /** Gives a part back, or what is left; never more. */
  function refund(form: Record<string, string>): { status: number; body: unknown } {
    const { payment_intent: intent = '' } = form;
    const back = refunds
      .filter(({ payment_intent: of }) => of === intent)
      .reduce((sum, { amount }) => sum + amount, 0);
    const left = (intents.get(intent)?.amount ?? 0) - back;
    const amount = form['amount'] === undefined ? left : Number(form['amount']);
    const refuse = (error: object) => ({
      status: 400,
      body: { error: { type: 'invalid_request_error', ...error } },
    });
    if (left === 0)
      return refuse({ code: 'charge_already_refunded', message: 'Charge has already been refunded.' });
    if (amount > left)
      return refuse({
        param: 'amount',
        message: `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      });
    const id = `re_${refunds.length + 1}`;
    refunds.push({ id, payment_intent: intent, amount });
    return {
      status: 200,
      body: { id, object: 'refund', status: 'succeeded', payment_intent: intent, amount },
    };
  }

  function answer(
    method: string,
    path: string,
    { form, key, query }: { form: Record<string, string>; key: string; query: URLSearchParams },
  ): { status: number; body: unknown } | 'silence' {
    const known = accounts.answer(method, path, { key, query });
    if (known) return known;
    const account = accounts.idOf(key);
    if (method === 'POST' && path === '/v1/payment_intents') return create(form, account);
    if (
      method === 'POST' &&
      path === '/v1/refunds' &&
      intents.get(form['payment_intent'] ?? '')?.account === account
    )
      return refund(form);
    const [, id = '', action = ''] = /^\/v1\/payment_intents\/(pi_\w+?)(?:\/(\w+))?$/.exec(path) ?? [];
    const intent = intents.get(id);
    if (intent?.account !== account)
      return {
        status: 404,
        body: {
          error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such intent' },
        },
      };
    return act(intent, action, form);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    const [path = '/', search = ''] = url.split('?');
    const form = await readForm(request);
    const authorization = request.headers.authorization ?? '';
    const key = String(request.headers['idempotency-key'] ?? '');
    requests.push({ method, path, form, key, authorization });
    const known = method === 'POST' ? answered.get(key) : undefined;
    if (underWay.has(key)) {
      const message = 'There is currently another in-progress request using this Idempotent Key.';
      response.writeHead(409, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({ error: { type: 'idempotency_error', code: 'idempotency_key_in_use', message } }),
      );
      return;
    }
    if (!known && form['payment_method'] === 'pm_slow') {
      underWay.add(key);
      await new Promise((resolve) => setTimeout(resolve, slowly));
      underWay.delete(key);
    }
    const result =
      known ??
      answer(method, path, {
        form,
        key: authorization.replace(/^Bearer /, ''),
        query: new URLSearchParams(search),
      });
    if (result === 'silence') {
      answered.set(key, result);
      response.destroy();
      return;
    }
    if (method === 'POST' && key)
      answered.set(key, { status: result.status, body: structuredClone(result.body) });
    response.writeHead(result.status, {
      'content-type': 'application/json',
      'request-id': `req_${requests.length}`,
    });
    response.end(JSON.stringify(result.body));
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    intents,
    refunds,
    requests,
    addAccount: accounts.add,
    endKey: accounts.endKey,
    answerChallenge: (id, approved) => {
      const intent = intents.get(id);
      if (!intent) throw new Error(`No intent ${id}`);
      if (approved) Object.assign(intent, { status: 'requires_capture', next_action: null });
      else {
        const failure = declinedWith('payment_intent_authentication_failure', '', 'The bank refused.');
        Object.assign(intent, {
          status: 'requires_payment_method',
          next_action: null,
          last_payment_error: failure.error,
        });
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
