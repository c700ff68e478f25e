import type { CallResponse } from '@omnis/contract';
import { isCurrencyCode, mostGiftCards, readGiftCardCode, toMajor } from '@omnis/models';
import type { Core } from '../../core.ts';
import { fail, ok, type Failure, type Result } from '../../http/answer.ts';
import { createRateLimits, tooMany, type RateLimit } from '../../security/rate-limits.ts';
import type { Division } from '../../tenancy/division.ts';
import { hashesOf } from './card-code.ts';
import { cardFault, cardState, unknownCard } from './card-state.ts';
import { cardByHashes, layCard } from './gift-cards.repository.ts';
import type { GiftCardRow } from './gift-cards.types.ts';
import { dropLaidCards, readLaidCards } from './laid-cards.ts';

/** Codes that nobody was given, from one network address: whoever types carefully needs fewer, who guesses far more. */
const wrongCodes: RateLimit = { max: 10, seconds: 15 * 60 };

/** A person who has a code, and where. */
export interface CardHolder {
  division: Division;
  /** Of the basket. */
  owner: string;
  ip: string;
  currency: string;
}

const unknown = (): Failure => fail('gift_card_invalid', unknownCard, 'code');

/** Gift cards as shoppers use them. */
export function createGiftCardsService({ database, secrets }: Pick<Core, 'database' | 'secrets'>) {
  const limits = createRateLimits(database);

  /** The card of a code. Codes that are not known are counted, so that guessing them takes for ever. */
  async function find(
    { division, ip }: Pick<CardHolder, 'division' | 'ip'>,
    typed: string,
  ): Promise<Result<GiftCardRow>> {
    const key = `gift-card:${division.id}:${ip}`;
    const wait = await limits.hit(key, wrongCodes);
    if (wait > 0) return tooMany(wait);
    const code = readGiftCardCode(typed);
    const card =
      code === null
        ? undefined
        : await database.tenant(division.id, (db) => cardByHashes(db, division.id, hashesOf(secrets, code)));
    if (!card) return unknown();
    await limits.giveBack(key);
    return ok(card);
  }

  return {
    /** Lays a card on the checkout. The failure names the field `code`. */
    async apply(holder: CardHolder, typed: string): Promise<Result<{ message: string }>> {
      const { division, owner, currency } = holder;
      const found = await find(holder, typed);
      if (!found.ok) return found;
      const fault = cardFault(found.value, { now: new Date(), currency });
      if (fault) return fail('gift_card_invalid', fault, 'code');
      return database.tenant(division.id, async (db): Promise<Result<{ message: string }>> => {
        const laid = await readLaidCards(db, division.id, owner);
        if (laid.length >= mostGiftCards && !laid.some(({ id }) => id === found.value.id))
          return fail('gift_card_invalid', `You can pay with up to ${mostGiftCards} gift cards`, 'code');
        await layCard(db, division.id, { owner, card: found.value.id });
        return ok({ message: 'Your gift card is used for this order' });
      });
    },

    async remove(
      { division, owner }: Pick<CardHolder, 'division' | 'owner'>,
      card: string,
    ): Promise<Result<{ message: string }>> {
      await database.tenant(division.id, (db) => dropLaidCards(db, division.id, { owner, card }));
      return ok({ message: 'The gift card is not used for this order' });
    },

    async balance(
      holder: Pick<CardHolder, 'division' | 'ip'>,
      typed: string,
    ): Promise<Result<CallResponse<'giftCards.balance'>>> {
      const found = await find(holder, typed);
      if (!found.ok) return found;
      const { ending, currency, balance_minor, value_minor, expires_at: expiresAt } = found.value;
      if (!isCurrencyCode(currency)) throw new Error(`Not a currency: ${currency}`);
      return ok({
        ending,
        currency,
        balance: toMajor(balance_minor, currency),
        value: toMajor(value_minor, currency),
        state: cardState(found.value, new Date()),
        expiresAt: expiresAt?.toISOString() ?? null,
      });
    },
  };
}

/** Gift cards as shoppers use them. */
export type GiftCardsService = ReturnType<typeof createGiftCardsService>;
