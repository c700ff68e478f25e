import { themeStyleSheet } from '@omnis/theme';
import { html, Markup } from '../../markup/html.ts';
import type { StoredMail } from './notifications.repository.ts';
import type { StoredTextMessage } from './sms/text-messages.repository.ts';

const layout = `
*{box-sizing:border-box}
body{margin:0;background:var(--page-background);color:var(--text-color);font:16px/1.5 var(--text-font)}
main{max-width:60rem;margin:0 auto;padding:2.5rem 1.25rem 4rem}
h2{margin:2.5rem 0 .75rem;font:700 1.25rem/1.3 var(--heading-font)}
h1{margin:0 0 .25rem;font:700 1.75rem/1.2 var(--heading-font)}
p{margin:0 0 1.5rem;color:var(--text-muted)}
a{color:inherit}
ul{margin:0;padding:0;list-style:none;border:1px solid var(--border-color);border-radius:12px;overflow:hidden;background:var(--surface-base)}
li+li{border-top:1px solid var(--border-color)}
li a,li.text{display:grid;grid-template-columns:1fr auto;gap:.125rem 1rem;min-height:44px;padding:.875rem 1.25rem;text-decoration:none}
li a:hover{background:var(--surface-hover)}
a:focus-visible{outline:3px solid var(--focus-color);outline-offset:-3px}
li span,time,dt{color:var(--text-muted);font-size:.875rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem;margin:0 0 1.5rem}
dd{margin:0;overflow-wrap:anywhere}
iframe{display:block;width:100%;height:75vh;border:1px solid var(--border-color);border-radius:12px;background:var(--surface-base)}
details{margin-top:1.5rem}
summary{min-height:40px;cursor:pointer}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.5 var(--mono-font)}`;

function page(title: string, nonce: string, content: Markup): string {
  const style = new Markup(`${themeStyleSheet('teemill', { mode: 'auto' })}${layout}`);
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${style}
        </style>
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html> `.text;
}

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'UTC',
});
const time = (at: Date): Markup => html`<time datetime="${at.toISOString()}">${moment.format(at)} UTC</time>`;

/** Address of a mail in the outbox. */
export const outboxPath = (mail: Pick<StoredMail, 'division_id' | 'id'>): string =>
  `/dev/outbox/${mail.division_id}/${mail.id}/`;

/** The list of mails, and of text messages where there are some. */
export function outboxListPage(
  { mails, messages }: { mails: readonly StoredMail[]; messages: readonly StoredTextMessage[] },
  nonce: string,
): string {
  const texts = messages.map(
    (message) =>
      html`<li class="text">
        <strong>${message.text}</strong>${time(message.createdAt)}<span>${message.to}</span
        ><span>${message.sentAt ? 'Sent' : 'Kept here'}</span>
      </li>`,
  );
  const rows = mails.map(
    (mail) =>
      html`<li>
        <a href="${outboxPath(mail)}"
          ><strong>${mail.subject}</strong>${time(mail.created_at)}<span>${mail.recipient}</span
          ><span>${mail.sent_at ? 'Sent' : 'Kept here'}</span></a
        >
      </li>`,
  );
  return page(
    'Outbox',
    nonce,
    html`<h1>Outbox</h1>
      <p>
        Mail that the platform wrote. Without SMTP_URL it stays here; in production this page does not exist.
      </p>
      ${
        rows.length > 0
          ? html`<ul>
              ${rows}
            </ul>`
          : html`<p>No mail yet.</p>`
      }
      ${
        texts.length > 0
          ? html`<h2>Text messages</h2>
              <ul>
                ${texts}
              </ul>`
          : ''
      }`,
  );
}

/** One mail: its head, the mail itself in a frame that can run nothing, its text version. */
export function outboxMailPage(mail: StoredMail, nonce: string): string {
  return page(
    mail.subject,
    nonce,
    html`<p><a href="/dev/outbox/">Outbox</a></p>
      <h1>${mail.subject}</h1>
      <dl>
        <dt>From</dt>
        <dd>${mail.sender}</dd>
        <dt>To</dt>
        <dd>${mail.recipient}</dd>
        <dt>Written</dt>
        <dd>${time(mail.created_at)}</dd>
      </dl>
      <iframe
        src="${outboxPath(mail)}body/"
        title="The mail as it is shown"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      ></iframe>
      <details>
        <summary>Text version</summary>
        <pre>${mail.body}</pre>
      </details>`,
  );
}
