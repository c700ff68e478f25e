/** Stripe on the browser's side: Stripe.js, its fields and the bank's page, before the stand-in for its API. */
import type { BrowserContext, Route } from '@playwright/test';
import type { StripeServer } from '../../../apps/server/src/testing/stripe-server.ts';
import { buttonsPage, redirectPage, sheetPage } from './express-pages.ts';
import { bankPage, fieldPage } from './field-page.ts';
import { stripeJs } from './stripe-js.ts';

/** Payment methods of the stand-in for Stripe's API, by the number that is typed. */
const methods: Readonly<Record<string, string>> = {
  '4242424242424242': 'pm_card_visa',
  '4000000000000002': 'pm_card_chargeDeclined',
  '4000000000009995': 'pm_card_chargeDeclinedInsufficientFunds',
  '4000002500003155': 'pm_card_threeDSecureRequired',
  '4000000000006991': 'pm_capture_fails',
};

const html = (route: Route, body: string): Promise<void> =>
  route.fulfill({ contentType: 'text/html; charset=utf-8', body });
const json = (route: Route, body: object, status = 200): Promise<void> =>
  route.fulfill({ status, json: body, headers: { 'access-control-allow-origin': '*' } });

/** Payment method made of a card, as Stripe's API answers it to Stripe.js. */
function madeOf(form: URLSearchParams): object {
  const id = methods[form.get('number') ?? ''];
  if (id !== undefined) return { paymentMethod: { id, object: 'payment_method', type: 'card' } };
  const message = 'Your card number is incorrect.';
  return { error: { type: 'card_error', code: 'incorrect_number', param: 'number', message } };
}

/** Answers for Stripe in a browser. */
export async function standInForStripe(context: BrowserContext, server: StripeServer): Promise<void> {
  let tokens = 0;
  await context.route('https://js.stripe.com/*/stripe.js', (route) => {
    const [, version = ''] = new URL(route.request().url()).pathname.split('/');
    return route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: stripeJs(version) });
  });
  await context.route('https://js.stripe.com/stand-in/field.html?*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const fact = (name: string): string => query.get(name) ?? '';
    return html(
      route,
      fieldPage({ kind: fact('kind'), placeholder: fact('placeholder'), locale: fact('locale') }),
    );
  });
  await context.route('https://js.stripe.com/stand-in/express.html?*', (route) => {
    const shown = new URL(route.request().url()).searchParams.get('shown') ?? '';
    return html(route, buttonsPage(shown.split(',').filter(Boolean)));
  });
  await context.route('https://js.stripe.com/stand-in/sheet.html?*', (route) =>
    html(route, sheetPage(new URL(route.request().url()).searchParams.get('delivered') === 'true')),
  );
  await context.route('https://redirect.stripe.example/*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    return html(route, redirectPage(query.get('intent') ?? '', query.get('return_url') ?? ''));
  });
  await context.route('https://hooks.stripe.com/stand-in/bank.html?*', (route) =>
    html(route, bankPage(new URL(route.request().url()).searchParams.get('secret') ?? '')),
  );
  await context.route('https://api.stripe.com/**', (route) => {
    const form = new URLSearchParams(route.request().postData() ?? '');
    if (route.request().url().endsWith('/payment_methods')) return json(route, madeOf(form));
    if (route.request().url().endsWith('/confirmation_tokens')) {
      tokens += 1;
      return json(route, { id: `ctoken_${form.get('type')}_${tokens}`, object: 'confirmation_token' });
    }
    server.answerChallenge(
      (form.get('secret') ?? '').replace(/_secret$/, ''),
      form.get('approved') === 'true',
    );
    return json(route, {});
  });
}
