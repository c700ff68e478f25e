import { callPath } from '@omnis/contract/paths';
import { z } from 'zod';
import { html, type Markup } from '../../../markup/html.ts';
import type { Division } from '../division.ts';
import { gatePage, type GatePage } from './gate-frame.ts';
import { isComingSoon } from './gate.ts';
import { passwordFormPath } from './password-form.ts';

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
  return gatePage(
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

/** The page of a store that staff look at; it says no more than that (storefront.md §2 `/store-under-review/`). */
export function underReviewPage(division: Division, parts: GatePage & Pick<DoorPage, 'teamHref'>): string {
  return gatePage(
    division,
    { title: 'Under review', ...parts },
    html`<h1>We will be back soon</h1>
      <p>
        This shop is under review and closed for the moment. Nothing is lost: it opens again, as you know it,
        when the review is over.
      </p>
      ${
        division.contactEmail !== '' &&
        html`<p class="note">
          You have ordered here? What is paid for is made and sent. For anything else, write to
          <a href="mailto:${division.contactEmail}">${division.contactEmail}</a>.
        </p>`
      }
      <nav aria-label="Other ways in"><a href="${parts.teamHref}" rel="nofollow">Part of the team?</a></nav>`,
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
  return gatePage(
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
