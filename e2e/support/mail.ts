import { expect, type APIRequestContext } from '@playwright/test';
import { outboxUrl } from './places.ts';

/** A mail in the outbox. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

function isMail(value: unknown): value is Mail {
  if (typeof value !== 'object' || value === null) return false;
  return ['to', 'subject', 'text'].every(
    (key) => typeof Object.entries(value).find(([own]) => own === key)?.[1] === 'string',
  );
}

/** The mails that were written to an address, newest first; at this worker's server unless told another outbox. */
export async function mailsTo(
  request: APIRequestContext,
  address: string,
  outbox = outboxUrl(),
): Promise<readonly Mail[]> {
  const answer: unknown = await (await request.get(outbox)).json();
  const items: unknown =
    typeof answer === 'object' && answer !== null && 'items' in answer ? answer.items : [];
  return Array.isArray(items) ? items.filter(isMail).filter(({ to }) => to.includes(address)) : [];
}

/** Waits for a mail to an address that says something; jobs write it shortly after what it tells of. */
export async function expectMail(
  request: APIRequestContext,
  { to, saying }: { to: string; saying: string },
): Promise<void> {
  await expect
    .poll(
      async () => (await mailsTo(request, to)).map(({ subject, text }) => `${subject}\n${text}`).join('\n'),
      {
        message: `a mail to ${to} that says “${saying}”`,
        timeout: 20_000,
      },
    )
    .toContain(saying);
}

/** Waits for the newest mail to an address that holds a link to a path, and gives that link. */
export async function mailedLink(
  request: APIRequestContext,
  { to, path, outbox }: { to: string; path: string; outbox?: string },
): Promise<string> {
  let link = '';
  await expect
    .poll(
      async () => {
        const texts = (await mailsTo(request, to, outbox)).map(({ text }) => text);
        link =
          texts.flatMap((text) => text.match(/https?:\/\/\S+/g) ?? []).find((each) => each.includes(path)) ??
          '';
        return link;
      },
      { message: `a mail to ${to} with a link to ${path}`, timeout: 20_000 },
    )
    .toContain(path);
  return link;
}
