import {
  statusTexts,
  type CallInput,
  type CallResponse,
  type StoreTaxRegistration,
  type StoreTaxSettings,
} from '@omnis/contract';
import { euVatRates, mostTaxRegistrations, startTaxRates, taxTreatment } from '@omnis/models';
import { z } from 'zod';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import { writeKey, writtenOnce } from '../../idempotency/written-once.ts';
import type { Division } from '../../../tenancy/division.ts';
import { dayIn } from '../../../tenancy/order-tax.ts';
import { compactNumber, numberFault } from './tax-faults.ts';
import type { StoreTaxes, VersionedRegistration } from '../../../tenancy/tax-settings.ts';
import { lockTaxes, ownRatesOf, storedTaxes, writeTaxes } from './taxes.repository.ts';

/** The store whose taxes are changed, and by whom; a change is made once for its key. */
export interface TaxManager {
  readonly division: Division;
  readonly actor: Identity | null;
  readonly key: string;
}

const written = z.object({ target: z.string() });
const gone = (): Failure => fail('not_found', statusTexts[404] ?? '');
const refused = (message: string, field: string): Rollback =>
  new Rollback(fail('validation_failed', message, field));
const stale = (what: string): Rollback =>
  new Rollback(fail('conflict', `Somebody else has changed ${what}. Load it again.`, 'version'));

const registrationView = ({
  country,
  number,
  since,
  rates,
  version,
}: VersionedRegistration): StoreTaxRegistration => ({ country, number, since, rates: { ...rates }, version });

const settingsView = ({ pricesIncludeTax, oss, version }: StoreTaxes): StoreTaxSettings => ({
  pricesIncludeTax,
  oss: oss && {
    since: oss.since,
    rates: Object.entries(oss.rates ?? {}).map(([country, { standard, reduced }]) => ({
      country,
      standard,
      reduced,
    })),
  },
  version,
});

/** The One Stop Shop after a change; rates that are left out stay. */
function changedOss(
  before: StoreTaxes['oss'],
  change: CallInput<'dashboard.updateTaxSettings'>['body']['oss'],
): StoreTaxes['oss'] {
  if (change === undefined) return before;
  if (change === null) return null;
  const given = change.rates?.map(({ country, standard, reduced }) => [
    country,
    { standard, reduced, zero: 0 },
  ]);
  return { since: change.since, rates: given ? Object.fromEntries(given) : (before?.rates ?? {}) };
}

/** Rates that customers of each country are charged today: of the European Union, and those that the store names. */
function chargedIn(taxes: StoreTaxes, day: string): CallResponse<'dashboard.taxes'>['charged'] {
  const named = [taxes.home, ...taxes.registrations.map(({ country }) => country)];
  return [...new Set([...named, ...Object.keys(euVatRates)])].map((country) => {
    const { scheme, rates } = taxTreatment(taxes, { to: { country }, day });
    return { country, scheme, standard: rates.standard, reduced: rates.reduced };
  });
}

const registrationIn = ({ registrations }: StoreTaxes, country: string): VersionedRegistration => {
  const one = registrations.find((each) => each.country === country);
  if (!one) throw new Rollback(gone());
  return one;
};

function checkNumber(number: string, country: string): void {
  const fault = numberFault(number, country);
  if (fault !== null) throw refused(fault, 'number');
}

/** Taxes of a store as its team manages them. */
export function createManagedTaxes({
  database,
  divisions,
  cache,
}: Pick<Core, 'database' | 'divisions' | 'cache'>) {
  /** Makes a change once, and has all processes charge by it. */
  async function change(
    { division, actor, key }: TaxManager,
    { call, request }: { call: string; request: unknown },
    work: (before: StoreTaxes, db: Db) => { target: string; after: StoreTaxes },
  ): Promise<Result<StoreTaxes>> {
    const changed = await settle(() =>
      database.platform(async (db) => {
        const before = await lockTaxes(db, division.id);
        const once = writeKey({ call: `taxes.${call}`, actor, key }, request);
        await writtenOnce(db, { division: division.id, once, schema: written }, async () => {
          const { target, after } = work(before, db);
          await writeTaxes(db, division.id, after);
          const one = after.registrations.find(({ country }) => country === target);
          await recordAudit(db, {
            division: division.id,
            actor,
            action: `taxes.${call}`,
            target: `taxes:${target}`,
            data: one ? { ...registrationView(one) } : { ...settingsView(after) },
          });
          return { target };
        });
        return storedTaxes(db, division.id);
      }),
    );
    if (!changed.ok) return changed;
    await divisions.changed(division.id);
    cache.drop([`division:${division.id}`, `pages:${division.id}`]);
    return changed;
  }

  const answerOf = (changed: Result<StoreTaxes>, country: string): Result<StoreTaxRegistration> => {
    if (!changed.ok) return changed;
    // Sent again after it was removed.
    const one = changed.value.registrations.find((each) => each.country === country);
    return one ? ok(registrationView(one)) : gone();
  };

  return {
    async list(
      division: Division,
      { limit, cursor }: CallInput<'dashboard.taxes'>['query'],
    ): Promise<Result<CallResponse<'dashboard.taxes'>>> {
      const { taxes, ownRates } = await database.platform(async (db) => ({
        taxes: await storedTaxes(db, division.id),
        ownRates: await ownRatesOf(db, division),
      }));
      const items = taxes.registrations.map(registrationView);
      const after = cursor === undefined ? 0 : items.findIndex(({ country }) => country === cursor) + 1;
      if (cursor !== undefined && after === 0)
        return fail('validation_failed', 'This is not a cursor of this list', 'cursor');
      const page = items.slice(after, after + limit);
      return ok({
        items: page,
        next: after + limit < items.length ? (page.at(-1)?.country ?? null) : null,
        settings: settingsView(taxes),
        country: division.country,
        charged: chargedIn(taxes, dayIn(division.timeZone, new Date())),
        ownRates,
      });
    },

    async add(
      manager: TaxManager,
      body: CallInput<'dashboard.addTaxRegistration'>['body'],
    ): Promise<Result<StoreTaxRegistration>> {
      const { country, since } = body;
      const changed = await change(manager, { call: 'registered', request: body }, (before) => {
        checkNumber(body.number, country);
        if (before.registrations.some((each) => each.country === country))
          throw new Rollback(fail('conflict', 'You are registered in this country already', 'country'));
        if (before.registrations.length >= mostTaxRegistrations)
          throw new Rollback(fail('conflict', `A store has at most ${mostTaxRegistrations} registrations`));
        const rates = body.rates ?? startTaxRates[country];
        if (rates === undefined) throw refused('Enter the rates of this country', 'rates.standard');
        const one = { country, since, rates, number: compactNumber(body.number), version: 1 };
        return { target: country, after: { ...before, registrations: [...before.registrations, one] } };
      });
      return answerOf(changed, country);
    },

    async update(
      manager: TaxManager,
      country: string,
      body: CallInput<'dashboard.updateTaxRegistration'>['body'],
    ): Promise<Result<StoreTaxRegistration>> {
      const changed = await change(manager, { call: 'updated', request: [country, body] }, (before) => {
        const one = registrationIn(before, country);
        if (one.version !== body.version) throw stale('this registration');
        if (body.number !== undefined) checkNumber(body.number, country);
        const next: VersionedRegistration = {
          country,
          number: body.number === undefined ? one.number : compactNumber(body.number),
          since: body.since === undefined ? one.since : body.since,
          rates: body.rates ?? one.rates,
          version: one.version + 1,
        };
        const registrations = before.registrations.map((each) => (each === one ? next : each));
        return { target: country, after: { ...before, registrations } };
      });
      return answerOf(changed, country);
    },

    async remove(
      manager: TaxManager,
      country: string,
    ): Promise<Result<CallResponse<'dashboard.removeTaxRegistration'>>> {
      const removed = await change(manager, { call: 'removed', request: country }, (before) => {
        const one = registrationIn(before, country);
        const registrations = before.registrations.filter((each) => each !== one);
        return { target: country, after: { ...before, registrations } };
      });
      return removed.ok ? ok({ message: 'The registration was removed' }) : removed;
    },

    async updateSettings(
      manager: TaxManager,
      { version, ...changes }: CallInput<'dashboard.updateTaxSettings'>['body'],
    ): Promise<Result<StoreTaxSettings>> {
      const request = { version, ...changes };
      const changed = await change(manager, { call: 'settings', request }, (before) => {
        if (before.version !== version) throw stale('these settings');
        if (changes.oss && before.registrations.length === 0)
          throw refused('Add your registration for tax first', 'oss');
        const after = {
          ...before,
          pricesIncludeTax: changes.pricesIncludeTax ?? before.pricesIncludeTax,
          oss: changedOss(before.oss, changes.oss),
          version: version + 1,
        };
        return { target: 'settings', after };
      });
      return changed.ok ? ok(settingsView(changed.value)) : changed;
    },
  };
}

/** Taxes of a store as its team manages them. */
export type ManagedTaxes = ReturnType<typeof createManagedTaxes>;
