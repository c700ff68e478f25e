import { randomUUID } from 'node:crypto';
import { isCurrencyCode, showGiftCardCode, type Language } from '@omnis/models';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import type { Division } from '../../tenancy/division.ts';
import { giftCardMail } from '../notifications/mail/gift-card-mails.ts';
import type { Mailer } from '../notifications/mailer.service.ts';
import { keptCode, newCode } from './card-code.ts';
import { insertCard, type NewGiftCard } from './gift-cards.repository.ts';
import type { GiftCardRow } from './gift-cards.types.ts';

/** A card before it has a code. */
export type CardToIssue = Omit<NewGiftCard, 'division_id' | 'id' | 'code_hash' | 'code_sealed' | 'ending'>;

/** The last day before a card is over, by the store's clock. */
const lastDay = (expiresAt: Date, timeZone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(expiresAt.getTime() - 1));

/** Issues cards: those that orders pay for, and those that the store's team gives away. */
export function createIssuing({ secrets }: Pick<Core, 'secrets'>, mailer: Mailer) {
  /** Writes a card and the mail that brings it, in the transaction of `db`; null when there is one for it already. */
  async function issue(
    db: Db,
    division: Division,
    {
      id = randomUUID(),
      language,
      own = false,
      ...card
    }: CardToIssue & { id?: string; language?: Language; own?: boolean },
  ): Promise<GiftCardRow | null> {
    const code = newCode();
    const kept = keptCode(secrets, { division: division.id, id }, code);
    const row = await insertCard(db, { ...card, ...kept, division_id: division.id, id });
    if (!row || !isCurrencyCode(row.currency)) return row;
    const { currency } = row;
    await mailer.send(db, division, {
      kind: 'gift_card',
      dedupeKey: `gift_card:${row.id}`,
      to: row.recipient_email,
      secret: showGiftCardCode(code),
      language,
      draft: (brand) =>
        giftCardMail(brand, {
          valueMinor: row.value_minor,
          currency,
          from: row.issued_by,
          own,
          name: row.recipient_name,
          message: row.message,
          until: row.expires_at && lastDay(row.expires_at, division.timeZone, brand.locale),
        }),
    });
    return row;
  }

  return { issue };
}

/** Issues cards. */
export type Issuing = ReturnType<typeof createIssuing>;
