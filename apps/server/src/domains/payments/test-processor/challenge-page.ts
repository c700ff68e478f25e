import { randomBytes } from 'node:crypto';
import { callPath, statusTexts } from '@omnis/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { fail, failureBody } from '../../../http/answer.ts';
import { html, Markup } from '../../../markup/html.ts';
import { minorMoneyText } from '../../../texts/money-format.ts';
import { pageWords, type PageWords } from '../../../texts/pages/page-words.ts';
import type { Division } from '../../../tenancy/division.ts';
import { storeLook } from '../../../tenancy/store-look.ts';
import type { PaymentsService } from '../payments.service.ts';
import { challengePath, type Challenge } from './test-processor.ts';

const paramsSchema = z.object({ intent: z.string().max(120) });

const layout = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:safe center;background:var(--page-background);color:var(--text-color);font:16px/1.5 var(--text-font)}
main{width:100%;max-width:26rem;padding:1.5rem}
.bank{display:inline-block;margin:0 0 1.25rem;padding:.25rem .75rem;border-radius:999px;background:var(--surface-sunken);color:var(--text-muted);font-size:.875rem}
h1{margin:0 0 .5rem;font:700 1.5rem/1.25 var(--heading-font)}
p{margin:0 0 1.5rem;color:var(--text-muted)}
dl{display:grid;grid-template-columns:1fr auto;gap:.5rem 1rem;margin:0 0 1.75rem;padding:1rem 0;border-block:1px solid var(--border-color)}
dt{color:var(--text-muted)}
dd{margin:0;font-weight:700}
[role=group]{display:flex;flex-wrap:wrap;gap:.75rem;margin:0 0 .75rem}
button{flex:1 1 auto;min-height:48px;padding:.5rem .75rem;border:1px solid var(--border-strong);border-radius:var(--button-radius);background:none;color:inherit;font:inherit;font-weight:700;cursor:pointer}
button.primary{border-color:transparent;background:var(--button-background);color:var(--button-color)}
button:focus-visible{outline:3px solid var(--focus-color);outline-offset:2px}
button:disabled{opacity:.6;cursor:default}
[role=status]:empty{display:none}
/* The frame that asks is low on a phone. */
@media (max-height:30rem){main{padding:.75rem 1rem}.bank{margin-bottom:.75rem}p{margin-bottom:1rem}dl{row-gap:.25rem;margin-bottom:1rem;padding:.75rem 0}}`;

/** Sends the answer, and tells the page that holds this one: `{ omnis: 1, type: 'payment-challenge', paymentIntent, status }`. */
const script = `
const { path, intent, wait, approved, refused, failed } = document.querySelector('main').dataset;
const status = document.querySelector('[role=status]');
const buttons = [...document.querySelectorAll('button')];
const token = () => decodeURIComponent((document.cookie.match(/(?:^|; )XSRF-TOKEN=([^;]*)/) ?? [])[1] ?? '');
const answer = async (outcome) => {
  buttons.forEach((button) => { button.disabled = true; });
  status.textContent = wait;
  try {
    const response = await fetch(path, { method: 'POST', credentials: 'same-origin', headers: { 'content-type': 'application/json', 'x-xsrf-token': token() }, body: JSON.stringify({ outcome }) });
    const body = await response.json();
    if (!response.ok) throw new Error(body.message);
    status.textContent = body.status === 'approved' ? approved : refused;
    parent.postMessage({ omnis: 1, type: 'payment-challenge', paymentIntent: intent, status: body.status }, location.origin);
  } catch (error) {
    status.textContent = error.message || failed;
    buttons.forEach((button) => { button.disabled = false; });
  }
};
buttons.forEach((button) => button.addEventListener('click', () => answer(button.value)));`;

function page(
  intent: string,
  challenge: Challenge,
  { division, words, nonce }: { division: Division; words: PageWords; nonce: string },
): string {
  const { locale, say } = words;
  const look = storeLook(division);
  const actions = challenge.open
    ? html`<p>${say('Approve this payment to finish your order. This is a test: no money moves.')}</p>
        <div role="group" aria-labelledby="question">
          <button type="button" class="primary" value="approve">${say('Approve payment')}</button>
          <button type="button" value="fail">${say('Refuse')}</button>
        </div>`
    : html`<p>${say('This payment has been answered already. You can go back to the shop.')}</p>`;
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${say('Confirm your payment')}</title>
        ${look.bars}
        ${
          look.script !== '' &&
          html`<script nonce="${nonce}">
            ${new Markup(look.script)};
          </script>`
        }
        <style nonce="${nonce}">
          ${new Markup(look.css + layout)}
        </style>
      </head>
      <body>
        <main
          data-path="${callPath('payments.testChallenge', { paymentIntent: intent })}"
          data-intent="${intent}"
          data-wait="${say('One moment …')}"
          data-approved="${say('Thank you. You can go back to the shop.')}"
          data-refused="${say('You did not approve this payment.')}"
          data-failed="${say('Something went wrong. Try again.')}"
        >
          <span class="bank">${say('Test bank')}</span>
          <h1 id="question">${say('Is this you?')}</h1>
          <dl>
            <dt>${say('Shop')}</dt>
            <dd>${division.name}</dd>
            <dt>${say('Amount')}</dt>
            <dd>${minorMoneyText(locale, challenge.amountMinor, challenge.currency)}</dd>
            <dt>${say('Card')}</dt>
            <dd>${challenge.methodName}</dd>
          </dl>
          ${actions}
          <p role="status"></p>
          <noscript
            ><p>
              ${say('Your bank needs JavaScript to confirm this payment. Turn it on for this page and reload it.')}
            </p></noscript
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
      .send(page(params.data.intent, challenge, { division, words: pageWords(request, division), nonce }));
  });
}
