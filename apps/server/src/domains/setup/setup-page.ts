import { currencyCodes, currencyOf, worldCountries } from '@omnis/models';
import { renderSVG } from 'uqr';
import { html, Markup, type MarkupPart } from '../../markup/html.ts';
import { totpUri } from '../../security/totp.ts';
import type { SetupPlace, Typed } from './setup-answers.ts';
import { setupChoice, setupField, setupSelect, type SetupForm } from './setup-fields.ts';
import type { MadePlatform } from './setup.service.ts';

/** Where the page lives. */
export const setupPath = '/setup/';

/** Data that the form shows. */
export interface SetupPageParts extends SetupForm {
  readonly token: string;
  /** When the address ends. */
  readonly endsAt: Date;
  readonly place: SetupPlace;
  /** Answers that are not shown again, sealed; '' without any. */
  readonly sealed: string;
  /** Result of a test email; '' when none was asked for. */
  readonly said: string;
  /** Error of the whole form, besides its fields; '' when there is none. */
  readonly fault: string;
  /** Name of the account in the first staff member's app. */
  readonly account: string;
}

/** First values of the form. */
export function firstAnswers({ mode }: SetupPlace): Typed {
  const isReal = mode === 'production';
  return {
    country: 'GB',
    currency: 'GBP',
    staffEntry: 'password',
    mail: isReal ? 'smtp' : 'later',
    smtpPort: '587',
    smtpSecurity: 'starttls',
    payments: isReal ? 'stripe' : 'test',
  };
}

const regions = new Intl.DisplayNames('en-GB', { type: 'region' });
const countries = worldCountries
  .map((value) => ({ value, text: regions.of(value) ?? value }))
  .toSorted((a, b) => a.text.localeCompare(b.text, 'en-GB'));
const currencies = currencyCodes.map((value) => ({ value, text: `${value}: ${currencyOf(value).name}` }));

/** The list of what is wrong, each a link to its field. */
function summary({ errors, fault }: SetupPageParts): MarkupPart {
  if (errors.length === 0 && fault === '') return null;
  return html`<div class="notice" role="alert">
    <h2>${errors.length === 0 ? fault : 'Check these answers'}</h2>
    ${
      errors.length > 0 &&
      html`<ul>
        ${errors.map(({ field, message }) => html`<li><a href="#${field}">${message}</a></li>`)}
      </ul>`
    }
  </div>`;
}

function staffSection(parts: SetupPageParts): Markup {
  const secret = parts.typed['authenticatorSecret'] ?? '';
  const uri = totpUri({ secret, issuer: 'Omnis Atlas', account: parts.account });
  return html`<section>
    <h2>First member of staff</h2>
    <p class="hint">
      Usually you. This person can do everything in atlas, the app for staff, and invites the others.
    </p>
    <div class="fields">
      <div class="pair">
        ${setupField(parts, { name: 'staffFirstName', label: 'First name', autocomplete: 'given-name', required: true })}
        ${setupField(parts, { name: 'staffLastName', label: 'Last name', autocomplete: 'family-name' })}
      </div>
      ${setupField(parts, { name: 'staffEmail', label: 'Email', type: 'email', inputmode: 'email', autocomplete: 'email', required: true })}
      ${setupChoice(parts, { name: 'staffEntry', label: 'How they sign in the first time' }, [
        { value: 'password', text: 'With a password', hint: 'You choose it here.' },
        {
          value: 'invitation',
          text: 'By an invitation',
          hint: 'They get an email with a link to choose a password. It works for 7 days.',
        },
      ])}
    </div>
    <div class="password">
      ${setupField(parts, {
        name: 'staffPassword',
        label: 'Password',
        type: 'password',
        autocomplete: 'new-password',
        hint: '8 characters or more.',
      })}
      <details ${parts.errors.some(({ field }) => field === 'authenticatorCode') && 'open'}>
        <summary>Set up two-factor sign-in now (recommended)</summary>
        <p class="hint">
          Anyone who works with personal data or payments needs it. You can also set it up at the first
          sign-in.
        </p>
        <div class="app">
          ${new Markup(renderSVG(uri, { ecc: 'M', border: 2 }))}
          <div class="fields">
            <div>
              Scan this with an authenticator app, or type the key into it:<br /><code>${secret}</code>
            </div>
            ${setupField(parts, {
              name: 'authenticatorCode',
              label: 'Code of the app',
              inputmode: 'numeric',
              autocomplete: 'one-time-code',
              hint: 'Six digits. Leave it empty to do this later.',
            })}
          </div>
        </div>
      </details>
    </div>
  </section>`;
}

const isSet = (name: string, text: string): Markup =>
  html`<p class="set">
    <b aria-hidden="true">✓</b><span>${text} <code>${name}</code> is set.</span>
  </p>`;

function mailSection(parts: SetupPageParts): Markup {
  const { place, token, said } = parts;
  const server = html`<div class="fields">
    <div class="pair">
      ${setupField(parts, { name: 'smtpHost', label: 'Host name', hint: 'Such as smtp.example.com' })}
      ${setupField(parts, { name: 'smtpPort', label: 'Port', inputmode: 'numeric', hint: '587 or 465, as a rule' })}
    </div>
    ${setupSelect(parts, { name: 'smtpSecurity', label: 'Encryption' }, [
      { value: 'starttls', text: 'STARTTLS (usual on port 587)' },
      { value: 'tls', text: 'TLS (usual on port 465)' },
      { value: 'none', text: 'None (only within your own network)' },
    ])}
    <div class="pair">
      ${setupField(parts, { name: 'smtpUser', label: 'User name', hint: 'Empty if the server asks for none' })}
      ${setupField(parts, { name: 'smtpPassword', label: 'Password', type: 'password', hint: 'Stored encrypted' })}
    </div>
  </div>`;
  return html`<section id="email">
    <h2>Email</h2>
    <p class="hint">Sign-ups, orders and passwords are confirmed by email, from the contact email above.</p>
    ${
      place.fromEnvironment.mail
        ? isSet('SMTP_URL', 'The mail server comes from the environment:')
        : setupChoice(parts, { name: 'mail', label: 'Mail server' }, [
            { value: 'smtp', text: 'Send by a mail server', hint: 'Any SMTP server or email service.' },
            {
              value: 'later',
              text: 'Add one later',
              hint:
                place.mode === 'production'
                  ? 'Until SMTP_URL is set, nobody gets email: owners and shoppers cannot confirm their address.'
                  : 'Email waits in the outbox, which you read at /dev/outbox/.',
            },
          ])
    }
    <div class="${place.fromEnvironment.mail ? '' : 'smtp'}">
      ${!place.fromEnvironment.mail && server}
      <details
        id="test-email"
        ${(said !== '' || parts.errors.some(({ field }) => field === 'testMailTo')) && 'open'}
      >
        <summary>Send a test email</summary>
        <div class="row">
          ${setupField(parts, {
            name: 'testMailTo',
            label: 'To',
            type: 'email',
            inputmode: 'email',
            hint: 'Empty: the contact email above',
          })}
          <button
            class="quiet"
            name="do"
            value="test-mail"
            formnovalidate
            formaction="${setupPath}?token=${token}#test-email"
          >
            Send test email
          </button>
        </div>
        <p class="said" role="status">${said}</p>
      </details>
    </div>
  </section>`;
}

function paymentSection(parts: SetupPageParts): Markup {
  const { place } = parts;
  const isReal = place.mode === 'production';
  if (place.fromEnvironment.payments)
    return html`<section>
      <h2>Payments</h2>
      ${isSet('STRIPE_SECRET_KEY', 'Stripe’s keys come from the environment:')}
    </section>`;
  const stripe = {
    value: 'stripe',
    text: 'Stripe',
    hint: 'Real cards, real money. Stripe’s test keys work too.',
  };
  return html`<section>
    <h2>Payments</h2>
    <p class="hint">Every shop here takes payments through it.</p>
    ${setupChoice(
      parts,
      { name: 'payments', label: 'Payment processor' },
      isReal
        ? [stripe]
        : [
            {
              value: 'test',
              text: 'Test processor',
              hint: 'Takes Stripe’s test card numbers. No money moves.',
            },
            stripe,
          ],
    )}
    <div class="stripe fields">
      ${setupField(parts, { name: 'stripePublishableKey', label: 'Publishable key', hint: 'Begins with pk_' })}
      ${setupField(parts, { name: 'stripeSecretKey', label: 'Secret key', type: 'password', hint: 'Begins with sk_. Stored encrypted' })}
      ${setupField(parts, {
        name: 'stripeWebhookSecret',
        label: 'Webhook signing secret',
        type: 'password',
        hint: 'Begins with whsec_. In Stripe, let the webhook call /omnis/v3/payments/stripe/webhook/ on the platform’s address',
      })}
    </div>
  </section>`;
}

/** The form that sets the platform up. */
export function setupForm(parts: SetupPageParts): Markup {
  const until = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return html`<h1>Set up your platform</h1>
    <p class="lead">
      Answer a few questions so that owners can open their shops here. You can change most of it later. This
      address works once, until ${until.format(parts.endsAt)} UTC.
    </p>
    ${summary(parts)}
    <form method="post" action="${setupPath}?token=${parts.token}">
      <button class="first" name="do" value="create" tabindex="-1" aria-hidden="true">Create platform</button>
      <input type="hidden" name="authenticatorSecret" value="${parts.typed['authenticatorSecret'] ?? ''}" />
      <input type="hidden" name="sealed" value="${parts.sealed}" />
      <section>
        <h2>The platform</h2>
        <p class="hint">Shown to owners and shoppers.</p>
        <div class="fields">
          ${setupField(parts, { name: 'name', label: 'Platform name', autocomplete: 'organization', required: true })}
          ${setupField(parts, {
            name: 'contactEmail',
            label: 'Contact email',
            type: 'email',
            inputmode: 'email',
            autocomplete: 'email',
            hint: 'Shown to owners and shoppers. The platform’s email comes from it.',
            required: true,
          })}
          <div class="pair">
            ${setupSelect(parts, { name: 'country', label: 'Country' }, countries)}
            ${setupSelect(parts, { name: 'currency', label: 'Currency' }, currencies)}
          </div>
        </div>
      </section>
      ${staffSection(parts)} ${mailSection(parts)} ${paymentSection(parts)}
      <button class="wide" name="do" value="create">Create platform</button>
    </form>`;
}

/** Page that is shown once the platform is made. */
export function setupDone(
  { name, staffEmail, invited, recoveryCodes }: MadePlatform,
  { atlas, platform }: { readonly atlas: string; readonly platform: string },
): Markup {
  return html`<h1>${name} is ready</h1>
    <p class="lead">The platform is set up. You can see this page only once.</p>
    ${
      recoveryCodes.length > 0 &&
      html`<section>
        <h2>Recovery codes</h2>
        <p class="hint">
          Each signs you in once without your authenticator app. Keep them somewhere safe: they are never
          shown again.
        </p>
        <ul class="codes">
          ${recoveryCodes.map((code) => html`<li><code>${code}</code></li>`)}
        </ul>
      </section>`
    }
    <section>
      <h2>What next</h2>
      <ol class="next">
        <li>
          ${
            invited
              ? html`Open the invitation that was sent to ${staffEmail}, and choose a password.`
              : html`Sign in to <a href="${atlas}/login/">atlas</a> as ${staffEmail}.`
          }
          ${recoveryCodes.length === 0 && ' Set up two-factor sign-in there within a week.'}
        </li>
        <li>Open the first shop: <a href="${platform}/sign-up/">sign up as an owner</a>.</li>
      </ol>
    </section>
    <a class="button" href="${atlas}/login/">Go to atlas</a>`;
}
