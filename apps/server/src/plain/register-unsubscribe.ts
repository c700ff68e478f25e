import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Core } from '../core.ts';
import { html, type Markup } from '../markup/html.ts';
import { pageWords, type PageWords } from '../texts/pages/page-words.ts';
import type { Division } from '../tenancy/division.ts';
import { sendPlainShopPage } from './shop/plain-frame.ts';
import type { MarketingService } from '../domains/marketing/marketing.service.ts';
import { reminderList } from '../domains/basket/abandoned/reminder-list.ts';
import { stockNoticesList } from '../domains/marketing/stock-notices/stock-notices-list.ts';
import { readLeaver, unsubscribePath, type Leaver } from '../domains/notifications/mail/unsubscribe-link.ts';

/** Services that the page needs. */
export interface UnsubscribeDeps extends Pick<Core, 'secrets'> {
  readonly marketing: Pick<MarketingService, 'leave'>;
  /** The `@font-face` rules of a theme. */
  readonly fontFaces: ((theme: string) => string) | undefined;
}

const querySchema = z.object({ token: z.string().max(1000) });

interface Asked {
  readonly division: Division;
  readonly token: string;
  /** Null: the link is not one of this store's. */
  readonly leaver: Leaver | null;
  readonly words: PageWords;
}

const isOfStock = (leaver: Leaver | null): boolean => leaver?.mailingList === stockNoticesList;
const isOfReminders = (leaver: Leaver | null): boolean => leaver?.mailingList === reminderList;

/** The page before anything is done: programs that look through emails follow links, and must change nothing. */
function question({ words: { say }, division, token }: Asked, leaver: Leaver): Markup {
  const values = { email: leaver.email, store: division.name };
  return html`<p>
      ${
        isOfStock(leaver)
          ? say('{email} will no longer get emails from {store} about items back in stock.', values)
          : isOfReminders(leaver)
            ? say('{email} will no longer get reminders about unfinished orders at {store}.', values)
            : say(
                '{email} will no longer get the newsletter of {store}. You will still get emails about your orders.',
                values,
              )
      }
    </p>
    <form method="post" action="${unsubscribePath}?token=${token}">
      <button type="submit">
        ${isOfStock(leaver) || isOfReminders(leaver) ? say('Stop these emails') : say('Unsubscribe from the newsletter')}
      </button>
    </form>`;
}

/**
 * Leaving a mailing list by the link of its mails: people look and press a button, mailboxes post to the same address
 * (RFC 8058). Who holds the link needs no session.
 */
export async function registerUnsubscribe(app: FastifyInstance, deps: UnsubscribeDeps): Promise<void> {
  const { secrets, marketing, fontFaces = () => '' } = deps;

  function askedOf(request: FastifyRequest): Asked | null {
    const { place } = request;
    if (!place?.division || (place.kind !== 'store' && place.kind !== 'platform')) return null;
    const { division } = place;
    const query = querySchema.safeParse(request.query);
    const token = query.success ? query.data.token : '';
    return {
      division,
      token,
      leaver: readLeaver(secrets, division.id, token),
      words: pageWords(request, division),
    };
  }

  function show(reply: FastifyReply, { division, leaver, words }: Asked, content: Markup): FastifyReply {
    const { say } = words;
    return sendPlainShopPage(reply, division, {
      title: isOfStock(leaver) ? say('Back in stock') : say('Newsletter'),
      words,
      fonts: fontFaces(division.theme),
      ...(leaver
        ? { content }
        : {
            status: 404,
            content: html`<p>${say('This link is incomplete. Open it from the email again.')}</p>`,
          }),
    });
  }

  await app.register(async (scope) => {
    // All is in the address: what mailboxes send is one fixed word, as a form of either kind.
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, _body, done) => done(null, null),
    );

    scope.get(unsubscribePath, async (request, reply) => {
      const asked = askedOf(request);
      if (!asked) return reply.callNotFound();
      return show(reply, asked, asked.leaver ? question(asked, asked.leaver) : html``);
    });

    scope.post(unsubscribePath, async (request, reply) => {
      const asked = askedOf(request);
      if (!asked) return reply.callNotFound();
      const { division, leaver, words } = asked;
      if (leaver) await marketing.leave(division, leaver);
      const values = { store: division.name, email: leaver?.email ?? '' };
      return show(
        reply,
        asked,
        html`<p role="status">
            ${
              isOfStock(leaver)
                ? words.say('Done. {store} will no longer email {email} about items back in stock.', values)
                : words.say('You are unsubscribed. {store} will send no more newsletters to {email}.', values)
            }
          </p>
          <a class="button" href="/">${words.say('Shop')}</a>`,
      );
    });
  });
}
