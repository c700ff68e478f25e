import { callPath } from '@omnis/contract/paths';
import { html, type Markup } from '../../../markup/html.ts';
import type { Division } from '../../../tenancy/division.ts';
import { gatePage, type GatePage } from './gate-frame.ts';
import { openingClock, openingOf } from './gate-opening.ts';
import { passwordFormPath } from './password-form.ts';

/** Data of the page that visitors of a closed store see. */
export interface DoorPage extends GatePage {
  /** The same-site path that was visited. */
  readonly next: string;
  /** Proves that the form comes from this page. */
  readonly token: string;
  /** Error of the password given last. */
  readonly fault?: string;
  /** The person who is signed in at the store, but may not enter it. */
  readonly signedInAs: string | null;
  /** Where the team of the store comes in. */
  readonly teamHref: string;
}

function passwordForm({ next, token, fault, words: { say } }: DoorPage): Markup {
  return html`<form method="post" action="${passwordFormPath}">
    <input type="hidden" name="token" value="${token}" />
    <input type="hidden" name="next" value="${next}" />
    <label for="password">${say('Password')}</label>
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
    <button type="submit">${say('Come in')}</button>
  </form>`;
}

/** Texts for visitors of a closed store: one behind a password, and one for invited people. */
const closedWords = {
  members: {
    title: 'Enter the password',
    heading: 'For members only',
    text: 'This shop is password-protected. Enter the password to continue.',
  },
  guests: {
    title: 'Not open yet',
    heading: 'Not open yet',
    text: 'This shop is open to invited guests only for now.',
  },
} as const;

/**
 * The door of a closed store: its password, if it has one, the time until it opens, if that is set, and the way in for
 * those who are expected (storefront.md §2 Other UI).
 */
export function passwordPage(division: Division, parts: DoorPage): string {
  const { next, signedInAs, teamHref } = parts;
  const { say } = parts.words;
  const opening = openingOf(division);
  const hasPassword = division.passwordHash !== null && opening === null;
  const words = hasPassword ? closedWords.members : closedWords.guests;
  return gatePage(
    division,
    { title: say(words.title), description: opening?.copy || say(words.text), ...parts },
    html`<h1>${opening?.title || say(words.heading)}</h1>
      <p>${say(words.text)}</p>
      ${opening !== null && openingClock(division, opening, parts.words)}
      ${
        signedInAs !== null &&
        html`<p class="note">
          ${say('You are signed in as {email}, but you don’t have access to this shop yet.', { email: signedInAs })}
        </p>`
      }
      ${hasPassword && passwordForm(parts)}
      <nav aria-label="${say('Other ways to sign in')}">
        ${
          signedInAs === null &&
          html`<a href="/login/?door=account&redirect_uri=${encodeURIComponent(next)}"
            >${say('Invited? Sign in')}</a
          >`
        }
        <a href="${teamHref}" rel="nofollow">${say('Part of the team?')}</a>
      </nav>`,
  );
}

/** The page of a store that staff look at; it says no more than that (storefront.md §2 `/store-under-review/`). */
export function underReviewPage(division: Division, parts: GatePage & Pick<DoorPage, 'teamHref'>): string {
  const { say } = parts.words;
  const description = say(
    'This shop is closed while it is under review. It will reopen as soon as the review is over.',
  );
  return gatePage(
    division,
    { title: say('Under review'), description, ...parts },
    html`<h1>${say('We will be back soon')}</h1>
      <p>${description}</p>
      ${
        division.contactEmail !== '' &&
        html`<p class="note">
          ${say('Have you placed an order? We still make and send every paid order. For anything else, contact us:')}
          <a href="mailto:${division.contactEmail}">${division.contactEmail}</a>
        </p>`
      }
      <nav aria-label="${say('Other ways to sign in')}">
        <a href="${parts.teamHref}" rel="nofollow">${say('Part of the team?')}</a>
      </nav>`,
  );
}

/** The page of a store that is switched off (platform.md §3 Project: active); why is for its team alone. */
export function closedPage(division: Division, parts: GatePage & Pick<DoorPage, 'teamHref'>): string {
  const { say } = parts.words;
  const description = say('This shop is closed and takes no orders for now.');
  return gatePage(
    division,
    { title: say('Closed'), description, ...parts },
    html`<h1>${say('This shop is closed')}</h1>
      <p>${description}</p>
      ${
        division.contactEmail !== '' &&
        html`<p class="note">
          ${say('Have you placed an order? We still make and send every paid order. For anything else, contact us:')}
          <a href="mailto:${division.contactEmail}">${division.contactEmail}</a>
        </p>`
      }
      <nav aria-label="${say('Other ways to sign in')}">
        <a href="${parts.teamHref}" rel="nofollow">${say('Part of the team?')}</a>
      </nav>`,
  );
}

/** The coming-soon page of a store, with the time until it opens. */
export function countdownPage(division: Division, parts: GatePage): string {
  const opening = openingOf(division);
  const { title, copy, image } = opening ?? { title: '', copy: '', image: null };
  const { say } = parts.words;
  const heading = title || say('{name} opens soon', { name: division.name });
  return gatePage(
    division,
    { title: heading, description: copy, image, path: '/countdown/', ...parts },
    html`${image !== null && html`<img class="scene" src="${image}?width=960&height=576" alt="" />`}
      <h1>${heading}</h1>
      ${copy !== '' && html`<p>${copy}</p>`}
      ${opening !== null && openingClock(division, opening, parts.words)}
      <form
        data-path="${callPath('store.subscribe')}"
        data-busy="${say('One moment …')}"
        data-failed="${say('Oops... looks like something went wrong. Please try again.')}"
      >
        <label for="email">${say('Email')}</label>
        <input
          id="email"
          name="email"
          type="email"
          required
          maxlength="254"
          autocomplete="email"
          aria-describedby="status"
        />
        <button type="submit">${say('Tell me when it opens')}</button>
        <p id="status" role="status"></p>
        <noscript
          ><p>${say('To get an email when it opens, turn on JavaScript and reload this page.')}</p></noscript
        >
      </form>
      <nav aria-label="${say('Other ways to sign in')}">
        <a href="/login/">${say('Invited? Sign in')}</a>
      </nav>`,
  );
}
