import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { originOf } from '../../plugins/origin.ts';
import { html, Markup } from '../../markup/html.ts';
import { majorMoneyText } from '../../texts/money-format.ts';
import type { PageWords } from '../../texts/pages/page-words.ts';
import type { Division } from '../../tenancy/division.ts';
import { storeFavicon } from '../../tenancy/store-mark.ts';
import { storeLook } from '../../tenancy/store-look.ts';

const layout = `
*{box-sizing:border-box}
body{margin:0;background:var(--page-background);color:var(--text-color);font:16px/1.6 var(--text-font)}
header{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.5rem 1.5rem;padding:1rem 1.5rem;background:var(--header-background);color:var(--header-color);border-bottom:1px solid var(--border-color)}
header a{display:inline-flex;align-items:center;min-height:44px;color:inherit}
header b{font:700 1.25rem/1.2 var(--heading-font)}
nav{display:flex;gap:1.25rem}
main{max-width:48rem;margin:0 auto;padding:2rem 1.5rem 4rem}
h1{margin:0 0 1.5rem;font:700 clamp(1.75rem,6vw,2.25rem)/1.2 var(--heading-font)}
h2{margin:2.5rem 0 1rem;font:700 1.25rem/1.3 var(--heading-font)}
p{margin:0 0 1rem}
.muted,small{color:var(--text-muted)}
.lines{margin:0;padding:0;list-style:none;border-top:1px solid var(--border-color)}
.lines li{display:grid;grid-template-columns:64px minmax(0,1fr) auto;gap:.25rem 1rem;align-items:start;padding:1rem 0;border-bottom:1px solid var(--border-color)}
.lines img{width:64px;height:80px;object-fit:cover;border-radius:var(--image-radius);background:var(--image-background)}
.lines b{font-weight:700}
main a:not(.button){color:inherit}
.trap{position:absolute;left:-999rem}
.sums{display:grid;justify-items:end}
ins{text-decoration:none;color:var(--price-sale)}
del{color:var(--text-muted);font-size:.875rem}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.free p{margin:1.5rem 0 .5rem}
progress{display:block;width:100%;height:.5rem;accent-color:var(--progress-bar)}
.change{grid-column:2/-1;display:flex;flex-wrap:wrap;gap:.5rem;align-items:end}
.change form{display:flex;gap:.5rem;align-items:end}
.change input{width:5.5rem}
dl{display:grid;grid-template-columns:1fr auto;gap:.375rem 1rem;margin:1.5rem 0;font-variant-numeric:tabular-nums}
dd{margin:0;text-align:right}
dl .sum{font-weight:700;font-size:1.125rem}
form{margin:0}
.fields{display:grid;gap:1rem}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:1rem}
label{display:block;font-weight:700}
label small{font-weight:400}
input,select,textarea{display:block;width:100%;min-height:48px;margin-top:.25rem;padding:.625rem .875rem;border:1px solid var(--border-strong);border-radius:var(--form-radius);background:var(--surface-base);color:inherit;font:inherit;font-weight:400}
textarea{border-radius:min(var(--form-radius),1rem);resize:vertical}
input[type=radio],input[type=checkbox]{display:inline-block;width:1.25rem;min-height:1.25rem;height:1.25rem;margin:0 .625rem 0 0;vertical-align:-.25rem;accent-color:var(--form-accent)}
fieldset{margin:0;padding:0;border:0}
legend{padding:0;font-weight:700}
fieldset>.fields{margin-top:.5rem;padding-bottom:1rem;border-bottom:1px solid var(--border-color)}
.choice{display:block;padding:.75rem 0;border-bottom:1px solid var(--border-color);font-weight:400}
.row{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end}
.row label,.row>div{flex:1 1 12rem}
.row+.fields,.row+.row{margin-top:1rem}
.note{display:grid;gap:.75rem;justify-items:start;margin-top:1.5rem}
.note label{width:100%}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:48px;padding:.75rem 1.25rem;border:1px solid transparent;border-radius:var(--button-radius);background:var(--button-background);color:var(--button-color);font:inherit;font-weight:700;text-decoration:none;cursor:pointer}
button.quiet{border-color:var(--border-strong);background:none;color:inherit}
.edit{display:inline-flex;align-items:center;min-height:44px}
.wide{width:100%}
.first{position:absolute;left:-999rem}
form:has([name=billingSame]:checked) .other{display:none}
.other{margin-top:1rem}
.notice p,.notice ul{margin:0}
.notice ul{padding-left:1.25rem}
.notice a:not(.button){display:inline-block;padding:.375rem 0}
div.notice{margin-bottom:1.5rem}
:focus-visible{outline:3px solid var(--focus-color);outline-offset:2px}
[aria-invalid=true]{border-color:var(--error-text)}
.fault{margin:.25rem 0 0;color:var(--error-text);font-weight:400}
.notice{padding:1rem;border-radius:var(--radius-md);background:var(--error-background);color:var(--error-text)}
@media(max-width:480px){.pair{grid-template-columns:1fr}.change form{flex:1 1 100%}}`;

/** Where the pages of a shop without scripts live. */
export const plainPaths = {
  basket: '/basket/plain/',
  add: '/basket/plain/add/',
  change: '/basket/plain/change/',
  coupon: '/basket/plain/coupon/',
  note: '/basket/plain/gift-note/',
  balance: '/basket/plain/balance/',
  checkout: '/checkout/plain/',
} as const;

/** Where the forms of other pages are answered without scripts. */
export const plainFormPaths = {
  newsletter: '/newsletter/plain/',
  contact: '/contact/plain/',
  findOrder: '/find-order/plain/',
  backInStock: '/back-in-stock/plain/',
} as const;

/** Where the products of an order are reviewed without scripts. */
export const plainReviewPath = (orderHash: string): string => `/reviews/plain/${orderHash}/`;

/** Where goods of an order are sent back without scripts. */
export const plainReturnPath = (orderHash: string): string => `/returns/plain/${orderHash}/`;

/** Where an order that stands is paid without scripts. */
export const plainPayPath = (orderHash: string): string => `${plainPaths.checkout}pay/${orderHash}/`;

/** A page of a shop for browsers without scripts. */
export interface PlainShopPage {
  readonly title: string;
  readonly content: Markup;
  readonly status?: number;
}

/** Sends a page for browsers without scripts, in the look of the store. It is one visitor's own, and kept nowhere. */
export function sendPlainShopPage(
  reply: FastifyReply,
  division: Division,
  {
    title,
    content,
    status = 200,
    fonts,
    words,
  }: PlainShopPage & { readonly fonts: string; readonly words: PageWords },
): FastifyReply {
  const { say } = words;
  const canonical = `${originOf(reply.request)}${reply.request.url.split('?')[0]}`;
  const nonce = randomBytes(16).toString('base64');
  const style = new Markup(fonts + storeLook(division).css + layout);
  const policy = `default-src 'none'; img-src 'self'; font-src 'self'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
  return reply
    .code(status)
    .header('content-security-policy', policy)
    .header('cache-control', 'private, no-store')
    .type('text/html; charset=utf-8')
    .send(
      html`<!doctype html>
        <html lang="${words.locale}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="robots" content="noindex" />
            <title>${say('{title} (simple page)', { title })} – ${division.name}</title>
            <link rel="canonical" href="${canonical}" />
            <link rel="icon" href="${storeFavicon(division)}" />
            <style nonce="${nonce}">
              ${style}
            </style>
          </head>
          <body>
            <header>
              <a href="/"><b>${division.name}</b></a>
              <nav aria-label="${say('Shop')}">
                <a href="/collection/all/">${say('Shop')}</a>
                <a href="/search/">${say('Search')}</a>
                <a href="${plainPaths.basket}">${say('Basket')}</a>
              </nav>
            </header>
            <main>
              <h1>${title}</h1>
              ${content}
            </main>
          </body>
        </html> `.text,
    );
}

/** A sum in major units without the zeros of a whole one, for what is said of it in words. */
export function plainRoundMoney(words: Pick<PageWords, 'locale'>, amount: number, currency: string): string {
  const text = plainMoney(words, amount, currency);
  return Number.isInteger(amount) ? text.replace(/[.,]00(?!\d)/, '') : text;
}

/** An amount in major units as the visitor reads it. */
export function plainMoney({ locale }: Pick<PageWords, 'locale'>, amount: number, currency: string): string {
  return majorMoneyText(locale, amount, currency);
}
