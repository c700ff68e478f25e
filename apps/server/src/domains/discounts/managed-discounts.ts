import { randomInt } from 'node:crypto';
import { statusTexts, type CallInput, type CallResponse, type ManagedDiscount } from '@omnis/contract';
import { discountLimits, giftCardAlphabet } from '@omnis/models';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../http/answer.ts';
import type { Identity } from '../../http/context.ts';
import type { FieldError } from '../../http/field-errors.ts';
import { recordAudit } from '../../security/audit/audit.ts';
import type { CatalogueLookups } from '../catalogue/catalogue.types.ts';
import type { Division } from '../../tenancy/division.ts';
import { codesFile } from './codes-file.ts';
import { insertCodes, isTaken, readCodes, renameCode, summariseCodes } from './discount-codes.repository.ts';
import { columnsOf, discountFaults, type DiscountValues } from './discount-values.ts';
import {
  countDiscounts,
  deleteDiscount,
  findDiscount,
  insertDiscount,
  listDiscounts,
  readCustomers,
  segmentsOf,
  setCustomers,
  updateDiscount,
  type DiscountRow,
} from './discounts.repository.ts';
import { watchSegments } from './segment-upkeep.ts';
import { valuesOf, viewsOf } from './discounts.view.ts';
import { writeKey, writtenOnce, type WriteOnce } from '../idempotency/written-once.ts';

/** The store whose discounts are changed, and by whom; a change is made once for its key. */
export interface DiscountManager {
  readonly division: Division;
  readonly actor: Identity | null;
  readonly key: string;
}

type Answer = CallResponse<'dashboard.discount'>;

const keptId = z.object({ id: z.string() });
const keptCount = z.object({ added: z.number() });
const gone = (): Failure => fail('not_found', statusTexts[404] ?? '');
const invalid = (errors: readonly FieldError[]): Failure => ({
  ...fail('validation_failed', errors[0]?.message ?? ''),
  errors: [...errors],
});
const refuse = (field: string, message: string): never => {
  throw new Rollback(fail('validation_failed', message, field));
};

const cursorSchema = z.tuple([z.string().regex(/^[\d :.+-]{10,40}$/), z.uuid()]);

function readCursor(text: string): { at: string; id: string } | null {
  try {
    const [at, id] = cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return { at, id };
  } catch {
    return null;
  }
}

/** A code that is hard to guess: ten letters and digits that nobody mixes up. */
const randomCode = (prefix: string): string =>
  prefix +
  Array.from({ length: 10 }, () => giftCardAlphabet.charAt(randomInt(giftCardAlphabet.length))).join('');

/** Refuses another discount where a store has as many as it may. */
export async function refuseTooMany(
  db: Db,
  division: number,
  method: DiscountValues['method'],
): Promise<void> {
  const { all, automatic } = await countDiscounts(db, division);
  const full = (most: number, of: string): Failure =>
    fail('conflict', `A store has at most ${most} ${of}. Delete one first.`);
  if (all >= discountLimits.inStore) throw new Rollback(full(discountLimits.inStore, 'discounts'));
  if (method === 'automatic' && automatic >= discountLimits.automatic)
    throw new Rollback(full(discountLimits.automatic, 'automatic discounts'));
}

/** Discounts as a store's team manages them. */
export function createManagedDiscounts(
  { database, reading, jobs }: Pick<Core, 'database' | 'reading' | 'jobs'>,
  { catalogue }: { catalogue: CatalogueLookups },
) {
  /** Goods that a discount names and the store does not have, such as ids of another store. */
  async function goodsFaults(
    division: Division,
    { goods, buyAndGet }: Pick<DiscountValues, 'goods' | 'buyAndGet'>,
  ): Promise<FieldError[]> {
    const faults = async (field: string, of: DiscountValues['goods'] | undefined): Promise<FieldError[]> => {
      if (!of || of.kind === 'all') return [];
      const known: ReadonlyMap<number, unknown> =
        of.kind === 'products'
          ? await catalogue.productsByIds(division, of.ids)
          : await catalogue.collectionNames(division);
      const message = of.kind === 'products' ? 'There is no such product' : 'There is no such collection';
      return of.ids.flatMap((id, index) =>
        known.has(id) ? [] : [{ field: `${field}.ids.${index}`, message }],
      );
    };
    return [...(await faults('goods', goods)), ...(await faults('buyAndGet.gets', buyAndGet?.gets))];
  }

  /** Checks a discount before anything is written, outside of the transaction. */
  async function check(division: Division, values: DiscountValues): Promise<Failure | null> {
    const faults = [...discountFaults(values, division.currency), ...(await goodsFaults(division, values))];
    return faults.length > 0 ? invalid(faults) : null;
  }

  async function viewOf(db: Db, division: Division, id: string): Promise<Result<ManagedDiscount>> {
    const row = await findDiscount(db, division.id, { id });
    const [view] = row ? await viewsOf(db, division, [row]) : [];
    return view ? ok(view) : gone();
  }

  /** A discount with the names of its goods, which are read outside of the transaction. */
  async function answer(division: Division, found: Result<ManagedDiscount>): Promise<Result<Answer>> {
    if (!found.ok) return found;
    const { goods, buyAndGet } = found.value;
    const of = (kind: 'products' | 'collections'): number[] =>
      [goods, buyAndGet?.gets].flatMap((each) => (each?.kind === kind ? each.ids : []));
    const [products, collections] = await Promise.all([
      catalogue.productsByIds(division, of('products')),
      catalogue.collectionNames(division),
    ]);
    const names = [
      ...[...products.values()].map(({ id, name }) => ({ kind: 'products' as const, id, name })),
      ...of('collections').flatMap((id) => {
        const name = collections.get(id);
        return name === undefined ? [] : [{ kind: 'collections' as const, id, name }];
      }),
    ];
    return ok({ ...found.value, currency: division.currency, timeZone: division.timeZone, names });
  }

  /** Refuses segments that the store does not have, or that find customers by words. */
  async function refuseSegments(db: Db, division: number, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const found = await segmentsOf(db, division, ids);
    const faults = ids.flatMap((id, index): FieldError[] => {
      const field = `segments.${index}`;
      const segment = found.find((each) => each.id === id);
      if (!segment) return [{ field, message: 'There is no such segment' }];
      const message = `“${segment.name}” searches for words. Choose a segment that only filters.`;
      return segment.searches ? [{ field, message }] : [];
    });
    if (faults.length > 0) throw new Rollback(invalid(faults));
    await watchSegments(jobs, db, division);
  }

  async function refuseTaken(
    db: Db,
    division: number,
    of: { code: string; besides: string | null },
  ): Promise<void> {
    if (await isTaken(db, division, of)) refuse('code', 'Another discount has this code');
  }

  const audit = (
    db: Db,
    { division, actor }: DiscountManager,
    { action, id }: { action: string; id: string },
  ): Promise<void> =>
    recordAudit(db, { division: division.id, actor, action: `discount.${action}`, target: `discount:${id}` });

  const onceFor = <T>(
    { division, key, actor }: DiscountManager,
    { call, schema }: { call: string; schema: WriteOnce<T>['schema'] },
    request: unknown,
  ): WriteOnce<T> => ({
    division: division.id,
    once: writeKey({ call: `discount.${call}`, actor, key }, request),
    schema,
  });

  /** A discount with changes, or their faults. */
  async function changed(
    db: Db,
    division: Division,
    { id, body }: { id: string; body: CallInput<'dashboard.updateDiscount'>['body'] },
  ): Promise<Result<{ row: DiscountRow; values: DiscountValues; code: string | undefined }>> {
    const row = await findDiscount(db, division.id, { id, lock: true });
    if (!row) return gone();
    const { version, code, ...changes } = body;
    if (version !== row.version)
      return fail('conflict', 'Somebody else has changed this discount. Load it again.', 'version');
    if (changes.method !== undefined && changes.method !== row.method)
      return fail('validation_failed', 'The method of a discount stays as it is', 'method');
    const emails = await readCustomers(db, division.id, [id]);
    const before = valuesOf(row, {
      customers: emails.map(({ email }) => email),
      currency: division.currency,
    });
    return ok({ row, values: { ...before, ...changes }, code });
  }

  async function rename(
    db: Db,
    division: number,
    { row, code }: { row: DiscountRow; code: string },
  ): Promise<void> {
    const [own] = await summariseCodes(db, division, [row.id]);
    if (!own) return void refuse('code', 'An automatic discount has no code');
    if (own.count > 1) refuse('code', 'A discount with several codes keeps them');
    await refuseTaken(db, division, { code, besides: row.id });
    await renameCode(db, division, { from: own.first, to: code });
  }

  return {
    async list(
      division: Division,
      { limit, cursor, state, search }: CallInput<'dashboard.discounts'>['query'],
    ): Promise<Result<CallResponse<'dashboard.discounts'>>> {
      const after = cursor === undefined ? null : readCursor(cursor);
      if (cursor !== undefined && !after)
        return fail('validation_failed', 'This is not a cursor of this list', 'cursor');
      return reading.tenant(division.id, async (db) => {
        const filter = { division: division.id, limit: limit + 1, after, state, search };
        const rows = await listDiscounts(db, filter);
        const page = rows.slice(0, limit);
        const last = rows.length > limit ? page.at(-1) : undefined;
        return ok({
          items: await viewsOf(db, division, page),
          next: last ? Buffer.from(JSON.stringify([last.at, last.id])).toString('base64url') : null,
          currency: division.currency,
          timeZone: division.timeZone,
        });
      });
    },

    find: async (division: Division, id: string): Promise<Result<Answer>> =>
      answer(division, await database.tenant(division.id, (db) => viewOf(db, division, id))),

    async create(
      manager: DiscountManager,
      body: CallInput<'dashboard.createDiscount'>['body'],
    ): Promise<Result<Answer>> {
      const { division } = manager;
      const { code, ...values } = body;
      const failure = await check(division, values);
      if (failure) return failure;
      if (values.method === 'code' && code === null)
        return fail('validation_failed', 'This field is required', 'code');
      if (values.method === 'automatic' && code !== null)
        return fail('validation_failed', 'An automatic discount has no code', 'code');
      const written = await settle(() =>
        database.tenant(division.id, async (db) => {
          const once = onceFor(manager, { call: 'create', schema: keptId }, body);
          const { value: created } = await writtenOnce(db, once, async () => {
            await refuseTooMany(db, division.id, values.method);
            await refuseSegments(db, division.id, values.segments);
            if (code !== null) await refuseTaken(db, division.id, { code, besides: null });
            const made = await insertDiscount(db, division.id, columnsOf(values, division.currency));
            // Somebody else may have taken the code since it was looked for.
            if (code !== null && (await insertCodes(db, division.id, { id: made, codes: [code] })) === 0)
              refuse('code', 'Another discount has this code');
            await setCustomers(db, division.id, { id: made, emails: values.customers });
            await audit(db, manager, { action: 'created', id: made });
            return { id: made };
          });
          return viewOf(db, division, created.id);
        }),
      );
      return answer(division, written.ok ? written.value : written);
    },

    async update(
      manager: DiscountManager,
      id: string,
      body: CallInput<'dashboard.updateDiscount'>['body'],
    ): Promise<Result<Answer>> {
      const { division } = manager;
      // The catalogue is read before the transaction: on the embedded database there is one at a time.
      const { goods = { kind: 'all' }, buyAndGet = null } = body;
      const goodsErrors = await goodsFaults(division, { goods, buyAndGet });
      if (goodsErrors.length > 0) return invalid(goodsErrors);
      const written = await settle(() =>
        database.tenant(division.id, async (db) => {
          const once = onceFor(manager, { call: 'update', schema: keptId }, [id, body]);
          await writtenOnce(db, once, async () => {
            const change = await changed(db, division, { id, body });
            if (!change.ok) throw new Rollback(change);
            const { row, values, code } = change.value;
            const faults = discountFaults(values, division.currency);
            if (faults.length > 0) throw new Rollback(invalid(faults));
            await refuseSegments(db, division.id, body.segments ?? []);
            if (code !== undefined) await rename(db, division.id, { row, code });
            const columns = columnsOf(values, division.currency);
            // A discount that was for somebody stays closed when the last of them has gone, until its owner opens it.
            const isAsked = body.customers !== undefined || body.segments !== undefined;
            const forCustomers = isAsked ? columns.for_customers : row.for_customers;
            await updateDiscount(db, division.id, {
              id,
              columns: { ...columns, for_customers: forCustomers },
            });
            if (body.customers !== undefined)
              await setCustomers(db, division.id, { id, emails: values.customers });
            await audit(db, manager, { action: 'updated', id });
            return { id };
          });
          return viewOf(db, division, id);
        }),
      );
      return answer(division, written.ok ? written.value : written);
    },

    async remove(manager: DiscountManager, id: string): Promise<Result<{ message: string }>> {
      const { division } = manager;
      return settle(() =>
        database.tenant(division.id, async (db) => {
          const once = onceFor(manager, { call: 'delete', schema: keptId }, id);
          await writtenOnce(db, once, async () => {
            if (!(await findDiscount(db, division.id, { id, lock: true }))) throw new Rollback(gone());
            await deleteDiscount(db, division.id, id);
            await audit(db, manager, { action: 'deleted', id });
            return { id };
          });
          return { message: 'The discount was deleted' };
        }),
      );
    },

    async addCodes(
      manager: DiscountManager,
      id: string,
      wanted: CallInput<'dashboard.addDiscountCodes'>['body'],
    ): Promise<Result<CallResponse<'dashboard.addDiscountCodes'>>> {
      const { division } = manager;
      const { count, prefix } = wanted;
      return settle(() =>
        database.tenant(division.id, async (db) => {
          const once = onceFor(manager, { call: 'codes', schema: keptCount }, [id, wanted]);
          const { value: kept } = await writtenOnce(db, once, async () => {
            const row = await findDiscount(db, division.id, { id, lock: true });
            if (!row) throw new Rollback(gone());
            if (row.method !== 'code') refuse('count', 'An automatic discount has no codes');
            const [own] = await summariseCodes(db, division.id, [id]);
            const room = discountLimits.codes - (own?.count ?? 0);
            if (count > room) refuse('count', `A discount has at most ${discountLimits.codes} codes`);
            const codes = new Set<string>();
            while (codes.size < count) codes.add(randomCode(prefix));
            const made = await insertCodes(db, division.id, { id, codes: [...codes] });
            await audit(db, manager, { action: 'codes_added', id });
            return { added: made };
          });
          const [own] = await summariseCodes(db, division.id, [id]);
          return { added: kept.added, codeCount: own?.count ?? 0 };
        }),
      );
    },

    codes: (division: Division, id: string): Promise<Result<CallResponse<'dashboard.discountCodes'>>> =>
      reading.tenant(division.id, async (db) => {
        const row = await findDiscount(db, division.id, { id });
        if (!row) return gone();
        return ok({
          filename: 'discount-codes.csv',
          csv: codesFile(row.title, await readCodes(db, division.id, id)),
        });
      }),
  };
}

/** Discounts as a store's team manages them. */
export type ManagedDiscounts = ReturnType<typeof createManagedDiscounts>;
