import { statusTexts, type CallInput, type CallResponse, type ManagedGiftCard } from '@omnis/contract';
import { currencies, isCurrencyCode, momentOf, toMajor, toMinor, wallTime } from '@omnis/models';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { fail, ok, type Failure, type Result } from '../../http/answer.ts';
import type { Identity } from '../../http/context.ts';
import { recordAudit } from '../../security/audit/audit.ts';
import type { Division } from '../../tenancy/division.ts';
import { cardState } from './card-state.ts';
import { setBlocked } from './gift-cards.repository.ts';
import type { Issuing } from './issuing.ts';
import { countCards, listCards, outstandingMinor, type ListedCard } from './managed-cards.repository.ts';
import { listPart, newestPlace, pageOfRows } from '../../http/list-page.ts';

/** A person of the team who manages cards, and their store. */
export interface CardManager {
  division: Division;
  actor: Identity | null;
}

const gone = (): Failure => fail('not_found', statusTexts[404] ?? '');

function toManaged(card: ListedCard): ManagedGiftCard {
  const { currency } = card;
  if (!isCurrencyCode(currency)) throw new Error(`Not a currency: ${currency}`);
  return {
    id: card.id,
    ending: card.ending,
    currency,
    value: toMajor(card.value_minor, currency),
    balance: toMajor(card.balance_minor, currency),
    state: cardState(card, new Date()),
    recipient: { email: card.recipient_email, name: card.recipient_name, message: card.message },
    issuedBy: card.issued_by,
    order:
      card.order_id === null || card.order_number === null
        ? null
        : { id: card.order_id, number: card.order_number },
    createdAt: card.created_at.toISOString(),
    expiresAt: card.expires_at?.toISOString() ?? null,
    blockedAt: card.blocked_at?.toISOString() ?? null,
  };
}

/** The end of a day by the store's clock; null when it is over already, or no day. */
function endOf(day: string, timeZone: string): Date | null {
  const parsed = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== day) return null;
  if (day < wallTime(new Date(), timeZone).date) return null;
  const next = new Date(parsed.getTime() + 24 * 3_600_000).toISOString().slice(0, 10);
  return momentOf({ date: next, minutes: 0 }, timeZone);
}

/** The most that a card is worth in the store's own currency, and by its rate in others. */
const mostValue = 10_000;

/** Gift cards as the store's team sees and issues them; codes stay out of it. */
export function createManagedCardsService(
  { database, reading, jobs }: Pick<Core, 'database' | 'reading' | 'jobs'>,
  issuing: Issuing,
) {
  async function read(db: Db, division: number, id: string): Promise<Result<ManagedGiftCard>> {
    const [card] = await listCards(db, { division, id }, { limit: 1, offset: 0, after: null });
    return card ? ok(toManaged(card)) : gone();
  }

  return {
    async list(
      division: Division,
      query: CallInput<'dashboard.giftCards'>['query'],
    ): Promise<Result<CallResponse<'dashboard.giftCards'>>> {
      const part = listPart(query, newestPlace);
      if (!part.ok) return part;
      const { limit } = part.value;
      return reading.tenant(division.id, async (db) => {
        const filter = { division: division.id, state: query.state, search: query.search };
        const [found, total, outstanding] = await Promise.all([
          listCards(db, filter, { ...part.value, limit: limit + 1 }),
          countCards(db, filter),
          outstandingMinor(db, division.id),
        ]);
        const { rows, next } = pageOfRows(found, limit, ({ at, id }) => [at, id]);
        return ok({
          items: rows.map(toManaged),
          total,
          page: query.page,
          perPage: limit,
          next,
          outstanding: toMajor(outstanding.get(division.currency) ?? 0, division.currency),
          currency: division.currency,
          outstandingElsewhere: [...outstanding].flatMap(([currency, minor]) =>
            currency !== division.currency && isCurrencyCode(currency)
              ? [{ currency, amount: toMajor(minor, currency) }]
              : [],
          ),
          currencies: [...division.currencies],
        });
      });
    },

    /** Once for its id: sent twice, the card that is there is answered. */
    async issue(
      { division, actor }: CardManager,
      body: CallInput<'dashboard.issueGiftCard'>['body'],
    ): Promise<Result<ManagedGiftCard>> {
      const { currency = division.currency } = body;
      if (!division.currencies.includes(currency))
        return fail('validation_failed', `Your store does not offer ${currency}`, 'currency');
      const { [currency]: rate = 1, [division.currency]: own = 1 } = division.exchangeRates;
      if (body.value > Math.max(mostValue, (mostValue * rate) / own))
        return fail('validation_failed', 'This value is too high', 'value');
      const valueMinor = toMinor(body.value, currency);
      if (toMajor(valueMinor, currency) !== body.value || valueMinor === 0)
        return fail(
          'validation_failed',
          currencies[currency].decimals === 0
            ? `A value in ${currency} has no decimals`
            : `A value has at most ${currencies[currency].decimals} decimals`,
          'value',
        );
      const expiresAt = body.expiresOn === null ? null : endOf(body.expiresOn, division.timeZone);
      if (body.expiresOn !== null && expiresAt === null)
        return fail('validation_failed', 'Choose a day that is still to come', 'expiresOn');
      const issued = await database.tenant(division.id, async (db) => {
        const row = await issuing.issue(db, division, {
          id: body.id,
          currency,
          value_minor: valueMinor,
          recipient_email: body.email,
          recipient_name: body.name,
          message: body.message,
          issued_by: division.name,
          order_id: null,
          order_item_id: null,
          unit: null,
          expires_at: expiresAt,
        });
        if (row)
          await recordAudit(db, {
            division: division.id,
            actor,
            action: 'gift_card.issued',
            target: `gift_card:${row.id}`,
            data: { valueMinor, currency, to: body.email },
          });
        return read(db, division.id, body.id);
      });
      jobs.wake();
      return issued;
    },

    block: (
      { division, actor }: CardManager,
      { id, blocked }: { id: string; blocked: boolean },
    ): Promise<Result<ManagedGiftCard>> =>
      database.tenant(division.id, async (db) => {
        const before = await read(db, division.id, id);
        if (!before.ok || (before.value.blockedAt !== null) === blocked) return before;
        await setBlocked(db, division.id, { ids: [id], blocked });
        await recordAudit(db, {
          division: division.id,
          actor,
          action: blocked ? 'gift_card.blocked' : 'gift_card.unblocked',
          target: `gift_card:${id}`,
        });
        return read(db, division.id, id);
      }),
  };
}

/** Gift cards as the store's team sees and issues them. */
export type ManagedCardsService = ReturnType<typeof createManagedCardsService>;
