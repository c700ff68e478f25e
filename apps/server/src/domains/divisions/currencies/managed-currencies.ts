import { statusTexts, type CallInput, type CallResponse, type StoreCurrency } from '@omnis/contract';
import { currencies, currencyCodes, roundingsOf, type CurrencyCode } from '@omnis/models';
import { z } from 'zod';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import { writeKey, writtenOnce } from '../../idempotency/written-once.ts';
import type { Division } from '../../../tenancy/division.ts';
import {
  dropFixedPrices,
  hasLiveCards,
  lockStore,
  pricedIn,
  readReference,
  readStore,
  writeStore,
} from './currencies.repository.ts';
import {
  columnsOf,
  crossRate,
  ratesFrom,
  readState,
  withMain,
  type CurrencyState,
  type Offered,
} from './currency-state.ts';

/** The store whose currencies are changed, and by whom; a change is made once for its key. */
export interface CurrencyManager {
  readonly division: Division;
  readonly actor: Identity | null;
  readonly key: string;
}

const keptCode = z.object({ code: z.enum(currencyCodes) });
const gone = (): Failure => fail('not_found', statusTexts[404] ?? '');
const refused = (message: string, field: string): Rollback =>
  new Rollback(fail('validation_failed', message, field));
const conflict = (message: string, field: string): Rollback => new Rollback(fail('conflict', message, field));

/** Why the main currency of a store stays; '' when it can be changed. */
async function whyFixed(db: Db, division: number): Promise<string> {
  const found = await pricedIn(db, division);
  const things = [...(found.orders ? ['orders'] : []), ...(found.gift_cards ? ['gift cards'] : [])];
  return things.length === 0
    ? ''
    : `The main currency can no longer be changed: your store has ${new Intl.ListFormat('en-GB').format(things)} with amounts in it.`;
}

const viewOf = ({ code, rate, source, margin, rounding, version }: Offered): StoreCurrency => ({
  code,
  rate,
  source,
  margin,
  rounding,
  version,
});

/** Currencies of a store as its team manages them. */
export function createManagedCurrencies({
  database,
  divisions,
  cache,
}: Pick<Core, 'database' | 'divisions' | 'cache'>) {
  /** The rate that is used: by hand, or from the feed with the margin. */
  async function rateFor(
    db: Db,
    wanted: Pick<Offered, 'code' | 'source' | 'margin'> & { readonly rate: number | null | undefined },
    main: CurrencyCode,
  ): Promise<number> {
    const { code, source, margin, rate } = wanted;
    if (source === 'manual') {
      if (rate === null || rate === undefined) throw refused('Enter a rate', 'rate');
      return rate;
    }
    const reference = await readReference(db);
    if (reference === null)
      throw refused('No rates of the European Central Bank are here yet. Enter a rate.', 'source');
    const found = crossRate(reference, { from: main, to: code, margin });
    if (found === null)
      throw refused(`The European Central Bank has no rate from ${main} to ${code}. Enter a rate.`, 'source');
    return found;
  }

  function checkRounding({ code, rounding }: Pick<Offered, 'code' | 'rounding'>): void {
    if (!roundingsOf(code).includes(rounding))
      throw refused(`Prices in ${currencies[code].name} have no decimals to round to`, 'rounding');
  }

  /** Makes a change once, and has all processes answer by it. */
  async function change(
    { division, actor, key }: CurrencyManager,
    { call, request }: { call: 'added' | 'updated' | 'removed'; request: unknown },
    work: (db: Db, before: CurrencyState) => Promise<{ code: CurrencyCode; after: CurrencyState }>,
  ): Promise<Result<{ code: CurrencyCode; after: CurrencyState }>> {
    const changed = await settle(() =>
      database.platform(async (db) => {
        const row = await lockStore(db, division.id);
        const once = writeKey({ call: `currency.${call}`, actor, key }, request);
        const { value } = await writtenOnce(
          db,
          { division: division.id, once, schema: keptCode },
          async () => {
            const { code, after } = await work(db, readState(row));
            await writeStore(db, division.id, columnsOf(after, row));
            const offered = after.offered.find((each) => each.code === code);
            await recordAudit(db, {
              division: division.id,
              actor,
              action: `currency.${call}`,
              target: `currency:${code}`,
              data: offered ? { ...viewOf(offered) } : { main: after.main },
            });
            return { code };
          },
        );
        return { code: value.code, after: readState(await readStore(db, division.id)) };
      }),
    );
    if (!changed.ok) return changed;
    await divisions.changed(division.id);
    cache.drop([`division:${division.id}`, `pages:${division.id}`]);
    return changed;
  }

  const found = ({ offered }: CurrencyState, code: CurrencyCode, version?: number): Offered => {
    const one = offered.find((each) => each.code === code);
    if (!one) throw new Rollback(gone());
    if (version !== undefined && one.version !== version)
      throw conflict('Somebody else has changed this currency. Load it again.', 'version');
    return one;
  };

  return {
    async list(
      division: Division,
      { limit, cursor }: CallInput<'dashboard.currencies'>['query'],
    ): Promise<Result<CallResponse<'dashboard.currencies'>>> {
      const { state, fixed, reference } = await database.platform(async (db) => ({
        state: readState(await readStore(db, division.id)),
        fixed: await whyFixed(db, division.id),
        reference: await readReference(db),
      }));
      const items = state.offered.map(viewOf);
      const after = cursor === undefined ? 0 : items.findIndex(({ code }) => code === cursor) + 1;
      if (cursor !== undefined && after === 0)
        return fail('validation_failed', 'This is not a cursor of this list', 'cursor');
      const page = items.slice(after, after + limit);
      return ok({
        items: page,
        next: after + limit < items.length ? (page.at(-1)?.code ?? null) : null,
        main: { code: state.main, fixed },
        reference: reference && { day: reference.day, rates: ratesFrom(reference, state.main) },
      });
    },

    async add(
      manager: CurrencyManager,
      body: CallInput<'dashboard.addCurrency'>['body'],
    ): Promise<Result<StoreCurrency>> {
      const { code, source, rounding } = body;
      // A margin belongs to the feed.
      const margin = source === 'feed' ? body.margin : 0;
      const added = await change(manager, { call: 'added', request: body }, async (db, before) => {
        if (code === before.main) throw conflict('This is your main currency', 'code');
        if (before.offered.some((each) => each.code === code))
          throw conflict('You offer this currency already', 'code');
        checkRounding(body);
        const rate = await rateFor(db, { code, source, margin, rate: body.rate }, before.main);
        const one: Offered = { code, source, margin, rounding, rate, version: 1 };
        return { code, after: { ...before, offered: [...before.offered, one] } };
      });
      if (!added.ok) return added;
      // Sent again after it was removed.
      const one = added.value.after.offered.find((each) => each.code === code);
      return one ? ok(viewOf(one)) : gone();
    },

    async update(
      manager: CurrencyManager,
      code: CurrencyCode,
      body: CallInput<'dashboard.updateCurrency'>['body'],
    ): Promise<Result<StoreCurrency>> {
      const { version, isMain } = body;
      const updated = await change(
        manager,
        { call: 'updated', request: [code, body] },
        async (db, before) => {
          const one = found(before, code, version);
          if (isMain === true) {
            const fixed = await whyFixed(db, manager.division.id);
            if (fixed !== '') throw conflict(fixed, 'isMain');
            const priced = await pricedIn(db, manager.division.id);
            const things = [
              ...(priced.products ? ['products'] : []),
              ...(priced.discounts ? ['discounts'] : []),
              ...(priced.shipping_methods ? ['delivery zones'] : []),
            ];
            if (things.length > 0 && currencies[code].decimals !== currencies[before.main].decimals)
              throw conflict(
                `Amounts cannot keep their numbers in ${currencies[code].name}. Remove your ${new Intl.ListFormat('en-GB').format(things)} first.`,
                'isMain',
              );
            // Its fixed prices are the prices themselves from now on, and keep their numbers.
            await dropFixedPrices(db, { division: manager.division.id, code });
            return { code, after: withMain(before, one) };
          }
          const source = body.source ?? one.source;
          const margin = source === 'feed' ? (body.margin ?? one.margin) : 0;
          const rounding = body.rounding ?? one.rounding;
          checkRounding({ code, rounding });
          const kept = one.source === 'manual' ? one.rate : null;
          const rate = await rateFor(db, { code, source, margin, rate: body.rate ?? kept }, before.main);
          const next: Offered = { code, source, margin, rounding, rate, version: version + 1 };
          const offered = before.offered.map((each) => (each.code === code ? next : each));
          return { code, after: { ...before, offered } };
        },
      );
      if (!updated.ok) return updated;
      const { after } = updated.value;
      const one = after.offered.find((each) => each.code === code);
      return ok(
        one
          ? viewOf(one)
          : { code, rate: 1, source: 'manual', margin: 0, rounding: 'none', version: version + 1 },
      );
    },

    async remove(
      manager: CurrencyManager,
      code: CurrencyCode,
    ): Promise<Result<CallResponse<'dashboard.removeCurrency'>>> {
      const removed = await change(manager, { call: 'removed', request: code }, async (db, before) => {
        found(before, code);
        if (await hasLiveCards(db, { division: manager.division.id, code }))
          throw conflict(
            `Gift cards in ${code} still have a balance, and can be paid with in ${code} only. Keep the currency, or block these cards first.`,
            'code',
          );
        return { code, after: { ...before, offered: before.offered.filter((each) => each.code !== code) } };
      });
      return removed.ok ? ok({ message: 'The currency was removed' }) : removed;
    },
  };
}

/** Currencies of a store as its team manages them. */
export type ManagedCurrencies = ReturnType<typeof createManagedCurrencies>;
