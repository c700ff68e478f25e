import { callPath } from '@omnis/contract/paths';
import { themeStyleSheet } from '@omnis/theme';
import { z } from 'zod';
import { html, Markup } from '../../../markup/html.ts';
import type { Division } from '../division.ts';
import { isComingSoon } from './gate.ts';
import { passwordFormPath } from './password-form.ts';

const layout = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--page-background);color:var(--text-color);font:16px/1.6 var(--text-font)}
main{width:100%;max-width:30rem;padding:2rem 1.5rem;text-align:center}
.logo{display:block;max-width:220px;max-height:64px;margin:0 auto 2rem}
.scene{display:block;width:100%;aspect-ratio:5/3;object-fit:cover;margin:0 0 2rem;border-radius:var(--image-radius)}
h1{margin:0 0 .75rem;font:700 clamp(1.75rem,6vw,2.5rem)/1.15 var(--heading-font)}
p{margin:0 0 1.75rem;color:var(--text-muted)}
form{display:grid;gap:.75rem;margin:0;text-align:left}
label{font-weight:700}
input{width:100%;min-height:48px;padding:.625rem .875rem;border:1px solid var(--border-strong);border-radius:var(--button-radius);background:var(--surface-base);color:inherit;font:inherit}
button{min-height:48px;padding:.75rem 1rem;border:0;border-radius:var(--button-radius);background:var(--button-background);color:var(--button-color);font:inherit;font-weight:700;cursor:pointer}
input:focus-visible,button:focus-visible{outline:3px solid var(--focus-color);outline-offset:2px}
button:disabled{opacity:.6;cursor:default}
[role=status]{min-height:1.6em;margin:.75rem 0 0;color:var(--text-color);text-align:left}
[role=status][data-fault]{color:var(--error-text)}
input[aria-invalid=true]{border-color:var(--error-text)}
.fault{min-height:1.6em;margin:0;color:var(--error-text)}
.note{padding:.75rem 1rem;border-radius:var(--button-radius);background:var(--surface-sunken);color:var(--text-color);overflow-wrap:anywhere}
nav{display:flex;flex-wrap:wrap;justify-content:center;gap:.25rem 1.5rem;margin:1.25rem 0 0}
nav a{display:inline-flex;align-items:center;min-height:2.75rem;color:var(--text-muted)}
nav a:hover{color:var(--text-color)}
nav a:focus-visible{outline:3px solid var(--focus-color);outline-offset:2px}
.clock{display:grid;grid-template-columns:repeat(4,1fr);gap:.5rem;margin:0 0 2rem;padding:0;list-style:none}
.clock b{display:block;font:700 1.75rem/1.2 var(--heading-font);font-variant-numeric:tabular-nums}
.clock span{color:var(--text-muted);font-size:.8125rem}`;

/** Sends the form of the mailing list as JSON, and lets the clock run. The form of the password needs no script. */
const script = `
const form = document.querySelector('form[data-path]');
const status = document.querySelector('[role=status]');
const token = () => decodeURIComponent((document.cookie.match(/(?:^|; )XSRF-TOKEN=([^;]*)/) ?? [])[1] ?? '');
const say = (text, fault = false) => {
  status.textContent = text;
  status.toggleAttribute('data-fault', fault);
  form.elements[0].setAttribute('aria-invalid', String(fault));
};
form?.addEventListener('submit', async (event) => {
  event.preventDefault();
  const button = form.querySelector('button');
  const field = form.elements[0];
  button.disabled = true;
  say('One moment …');
  try {
    const response = await fetch(form.dataset.path, { method: 'POST', credentials: 'same-origin', headers: { 'content-type': 'application/json', 'x-xsrf-token': token() }, body: JSON.stringify(Object.fromEntries(new FormData(form))) });
    const body = await response.json();
    say(body.message, !response.ok);
    if (response.ok) form.reset(); else { field.focus(); field.select(); }
  } catch {
    say('Oops... looks like something went wrong. Please try again.', true);
  }
  button.disabled = false;
});
const clock = document.querySelector('.clock');
if (clock) {
  const end = Date.parse(clock.dataset.end);
  const parts = [[86400, Infinity], [3600, 24], [60, 60], [1, 60]];
  const tick = () => {
    const left = Math.max(0, Math.floor((end - Date.now()) / 1000));
    clock.querySelectorAll('b').forEach((cell, index) => { cell.textContent = String(Math.floor(left / parts[index][0]) % parts[index][1]); });
    // The store opens by itself.
    if (left === 0) { clearInterval(running); setTimeout(() => location.replace('/'), 1000 + 4000 * Math.random()); }
  };
  const running = setInterval(tick, 1000);
  tick();
}`;

/** What a page of a closed store needs beside the store. */
export interface GatePage {
  readonly nonce: string;
  /** The `@font-face` rules of the store's theme. */
  readonly fonts: string;
}

function page(
  division: Division,
  { title, nonce, fonts }: GatePage & { readonly title: string },
  content: Markup,
): string {
  const style = new Markup(
    fonts + themeStyleSheet(division.theme, { overrides: division.themeProperties }) + layout,
  );
  return html`<!doctype html>
    <html lang="${division.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${division.companyName}</title>
        ${division.favicon !== null && html`<link rel="icon" href="${division.favicon}" />`}
        <style nonce="${nonce}">
          ${style}
        </style>
      </head>
      <body>
        <main>
          ${
            division.logo === null
              ? html`<p>${division.companyName}</p>`
              : html`<img class="logo" src="${division.logo}" alt="${division.companyName}" />`
          }
          ${content}
        </main>
        <script nonce="${nonce}">
          ${new Markup(script)};
        </script>
      </body>
    </html> `.text;
}

/** What the page of a closed store's door needs. */
export interface DoorPage extends GatePage {
  /** The same-site path that was visited. */
  readonly next: string;
  /** Proves that the form comes from this page. */
  readonly token: string;
  /** What was wrong with the password given last. */
  readonly fault?: string;
  /** Who is signed in at the store, and not let in for all that. */
  readonly signedInAs: string | null;
  /** Where the team of the store comes in. */
  readonly teamHref: string;
}

function passwordForm({ next, token, fault }: DoorPage): Markup {
  return html`<form method="post" action="${passwordFormPath}">
    <input type="hidden" name="token" value="${token}" />
    <input type="hidden" name="next" value="${next}" />
    <label for="password">Password</label>
    <input
      id="password"
      name="password"
      type="password"
      required
      maxlength="200"
      autocomplete="current-password"
      autofocus
      aria-describedby="fault"
      aria-invalid="${fault === undefined ? 'false' : 'true'}"
    />
    <p id="fault" class="fault" role="alert">${fault ?? ''}</p>
    <button type="submit">Come in</button>
  </form>`;
}

/** The door of a closed store: its password, if it has one, and the way in for those who are expected. */
export function passwordPage(division: Division, parts: DoorPage): string {
  const { next, signedInAs, teamHref } = parts;
  const hasPassword = division.passwordHash !== null && !isComingSoon(division);
  return page(
    division,
    { title: hasPassword ? 'Enter the password' : 'Not open yet', ...parts },
    html`<h1>${hasPassword ? 'For members only' : 'Not open yet'}</h1>
      <p>
        ${
          hasPassword
            ? 'This shop is behind a password. If you have it, come in.'
            : 'This shop is open to invited guests only for now.'
        }
      </p>
      ${
        signedInAs !== null &&
        html`<p class="note">You are signed in as ${signedInAs}, and this shop is not open to you yet.</p>`
      }
      ${hasPassword && passwordForm(parts)}
      <nav aria-label="Other ways in">
        ${
          signedInAs === null &&
          html`<a href="/login/?door=account&redirect_uri=${encodeURIComponent(next)}">Invited? Sign in</a>`
        }
        <a href="${teamHref}" rel="nofollow">Part of the team?</a>
      </nav>`,
  );
}

const text = z.string().max(400).catch('');
const comingSoonSchema = z.object({
  title: text,
  copy: text,
  image: z
    .string()
    .regex(/^\/images\/[^"'\\\s]+$/)
    .nullable()
    .catch(null),
  launchAt: z.iso.datetime().nullable().catch(null),
});

const dayTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Days, hours, minutes and seconds that are left, so that the clock is right before its script runs. */
function timeLeft(milliseconds: number): readonly (readonly [string, number])[] {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return [
    ['days', Math.floor(seconds / 86_400)],
    ['hours', Math.floor(seconds / 3600) % 24],
    ['minutes', Math.floor(seconds / 60) % 60],
    ['seconds', seconds % 60],
  ];
}

/** The coming-soon page of a store, with the time until it opens. */
export function countdownPage(division: Division, parts: GatePage): string {
  const { title, copy, image, launchAt } = comingSoonSchema.parse(division.comingSoon ?? {});
  const heading = title || `${division.companyName} opens soon`;
  const clock =
    launchAt !== null &&
    html`<p>Opens on <time datetime="${launchAt}">${dayTime.format(new Date(launchAt))} UTC</time></p>
      <ul class="clock" data-end="${launchAt}" aria-hidden="true">
        ${timeLeft(Date.parse(launchAt) - Date.now()).map(
          ([unit, count]) => html`<li><b>${String(count)}</b><span>${unit}</span></li>`,
        )}
      </ul>`;
  return page(
    division,
    { title: heading, ...parts },
    html`${image !== null && html`<img class="scene" src="${image}?width=960&height=576" alt="" />`}
      <h1>${heading}</h1>
      ${copy !== '' && html`<p>${copy}</p>`} ${clock}
      <form data-path="${callPath('store.subscribe')}">
        <label for="email">Email</label>
        <input
          id="email"
          name="email"
          type="email"
          required
          maxlength="254"
          autocomplete="email"
          aria-describedby="status"
        />
        <button type="submit">Tell me when it opens</button>
        <p id="status" role="status"></p>
        <noscript><p>To be told by mail, allow scripts and load this page again.</p></noscript>
      </form>
      <nav aria-label="Other ways in"><a href="/login/">Invited? Come in</a></nav>`,
  );
}
