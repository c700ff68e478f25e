import { randomBytes } from 'node:crypto';
import { callPath, statusTexts } from '@omnis/contract';
import { formatMoney } from '@omnis/models';
import { themeStyleSheet } from '@omnis/theme';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { fail, failureBody } from '../../../http/answer.ts';
import { html, Markup } from '../../../markup/html.ts';
import type { Division } from '../../divisions/division.ts';
import type { PaymentsService } from '../payments.service.ts';
import { challengePath, type Challenge } from './test-processor.ts';

const paramsSchema = z.object({ intent: z.string().max(120) });

const layout = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--page-background);color:var(--text-color);font:16px/1.5 var(--text-font)}
main{width:100%;max-width:26rem;padding:1.5rem}
.bank{display:inline-block;margin:0 0 1.25rem;padding:.25rem .75rem;border-radius:999px;background:var(--surface-sunken);color:var(--text-muted);font-size:.875rem}
h1{margin:0 0 .5rem;font:700 1.5rem/1.25 var(--heading-font)}
p{margin:0 0 1.5rem;color:var(--text-muted)}
dl{display:grid;grid-template-columns:1fr auto;gap:.5rem 1rem;margin:0 0 1.75rem;padding:1rem 0;border-block:1px solid var(--border-color)}
dt{color:var(--text-muted)}
dd{margin:0;font-weight:700}
button{display:block;width:100%;min-height:48px;margin:0 0 .75rem;padding:.75rem 1rem;border:1px solid var(--border-strong);border-radius:var(--button-radius);background:none;color:inherit;font:inherit;font-weight:700;cursor:pointer}
button.primary{border-color:transparent;background:var(--button-background);color:var(--button-color)}
button:focus-visible{outline:3px solid var(--focus-color);outline-offset:2px}
button:disabled{opacity:.6;cursor:default}
[role=status]:empty{display:none}`;

/** Sends the answer, and tells the page that holds this one: `{ omnis: 1, type: 'payment-challenge', paymentIntent, status }`. */
const script = `
const { path, intent } = document.querySelector('main').dataset;
const status = document.querySelector('[role=status]');
const buttons = [...document.querySelectorAll('button')];
const token = () => decodeURIComponent((document.cookie.match(/(?:^|; )XSRF-TOKEN=([^;]*)/) ?? [])[1] ?? '');
const answer = async (outcome) => {
  buttons.forEach((button) => { button.disabled = true; });
  status.textContent = 'One moment …';
  try {
    const response = await fetch(path, { method: 'POST', credentials: 'same-origin', headers: { 'content-type': 'application/json', 'x-xsrf-token': token() }, body: JSON.stringify({ outcome }) });
    const body = await response.json();
    if (!response.ok) throw new Error(body.message);
    status.textContent = body.status === 'approved' ? 'Thank you. You can go back to the shop.' : 'You did not approve this payment.';
    parent.postMessage({ omnis: 1, type: 'payment-challenge', paymentIntent: intent, status: body.status }, location.origin);
  } catch (error) {
    status.textContent = error.message || 'Something went wrong. Try again.';
    buttons.forEach((button) => { button.disabled = false; });
  }
};
buttons.forEach((button) => button.addEventListener('click', () => answer(button.value)));`;

function page(
  intent: string,
  challenge: Challenge,
  { division, nonce }: { division: Division; nonce: string },
): string {
  const style = new Markup(themeStyleSheet(division.theme, { overrides: division.themeProperties }) + layout);
  const actions = challenge.open
    ? html`<p>Approve this payment to finish your order. This is a try-out: no money moves.</p>
        <button type="button" class="primary" value="approve">Approve payment</button>
        <button type="button" value="fail">Refuse</button>`
    : html`<p>This payment has been answered already. You can go back to the shop.</p>`;
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Confirm your payment</title>
        <style nonce="${nonce}">
          ${style}
        </style>
      </head>
      <body>
        <main
          data-path="${callPath('payments.testChallenge', { paymentIntent: intent })}"
          data-intent="${intent}"
        >
          <span class="bank">Test bank</span>
          <h1>Is this you?</h1>
          <dl>
            <dt>Shop</dt>
            <dd>${division.name}</dd>
            <dt>Amount</dt>
            <dd>${formatMoney(challenge.amountMinor, challenge.currency)}</dd>
            <dt>Card</dt>
            <dd>${challenge.methodName}</dd>
          </dl>
          ${actions}
          <p role="status"></p>
          <noscript
            ><p>Your bank needs scripts to ask you. Allow them for this page and load it again.</p></noscript
          >
        </main>
        <script nonce="${nonce}">
          ${new Markup(script)};
        </script>
      </body>
    </html> `.text;
}

/** The page that plays the shopper's bank, on the store's own host. It may be framed by the store's checkout only. */
export function registerChallengePage(app: FastifyInstance, payments: PaymentsService): void {
  if (!payments.testProcessor) return;
  app.get(challengePath(':intent'), async (request, reply) => {
    const params = paramsSchema.safeParse(request.params);
    const division = request.place?.division;
    const challenge =
      params.success && division ? await payments.testChallenge(division.id, params.data.intent) : null;
    if (!params.success || !division || !challenge) {
      const { status, body } = failureBody(fail('not_found', statusTexts[404] ?? ''));
      return reply.code(status).send(body);
    }
    const nonce = randomBytes(16).toString('base64');
    const policy = `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page(params.data.intent, challenge, { division, nonce }));
  });
}
