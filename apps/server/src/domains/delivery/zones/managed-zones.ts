import { statusTexts, type CallInput, type CallResponse, type DeliveryZone } from '@omnis/contract';
import { deliveryLimits } from '@omnis/models';
import { z } from 'zod';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';
import type { FieldError } from '../../../http/field-errors.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import type { Division } from '../../../tenancy/division.ts';
import { writeKey, writtenOnce } from '../../idempotency/written-once.ts';
import { countriesOf, methodRowsOf, nameOf, zoneFaults, zoneView, type ZoneValues } from './zone-values.ts';
import {
  deleteZone,
  insertZone,
  joinZone,
  lockDelivery,
  methodRows,
  setMethods,
  updateZone,
  zoneRows,
  type MethodRow,
  type ZoneRow,
} from './zones.repository.ts';

/** The store whose delivery is changed, and by whom; a change is made once for its key. */
export interface DeliveryManager {
  readonly division: Division;
  readonly actor: Identity | null;
  readonly key: string;
}

interface Delivery {
  readonly zones: readonly ZoneRow[];
  readonly methods: readonly MethodRow[];
}

const keptId = z.object({ id: z.string() });
const gone = (): Failure => fail('not_found', statusTexts[404] ?? '');
const invalid = (errors: readonly FieldError[]): Failure => ({
  ...fail('validation_failed', errors[0]?.message ?? ''),
  errors: [...errors],
});

const nextPosition = (zones: readonly ZoneRow[]): number =>
  Math.max(-1, ...zones.map(({ position }) => position)) + 1;

/** Zones and methods of a store. Methods that have no zone yet get one for each list of countries. */
async function readDelivery(db: Db, division: number): Promise<Delivery> {
  const read = async (): Promise<Delivery> => ({
    zones: await zoneRows(db, division),
    methods: await methodRows(db, division),
  });
  const isWhole = ({ methods }: Delivery): boolean => methods.every(({ zone_id }) => zone_id !== null);
  const before = await read();
  if (isWhole(before)) return before;
  await lockDelivery(db, division);
  const { zones, methods } = await read();
  const loose = Map.groupBy(
    methods.filter(({ zone_id }) => zone_id === null),
    (method) => JSON.stringify(countriesOf(method).toSorted()),
  );
  let position = nextPosition(zones);
  for (const group of loose.values()) {
    const [first] = group;
    const countries = first ? countriesOf(first) : [];
    const zone = await insertZone(db, division, { name: nameOf(countries), countries, position });
    await joinZone(db, division, { zone, codes: group.map(({ code }) => code) });
    position += 1;
  }
  return read();
}

/** Delivery zones as a store's team manages them. */
export function createManagedZones({ database, cache }: Pick<Core, 'database' | 'cache'>) {
  const viewOf = (delivery: Delivery, { currency }: Division, id: string): Result<DeliveryZone> => {
    const zone = delivery.zones.find((each) => each.id === id);
    return zone ? ok(zoneView(zone, delivery.methods, currency)) : gone();
  };

  /** Makes a change once, and has every page and basket see it. */
  async function change(
    { division, actor, key }: DeliveryManager,
    { call, request }: { call: 'created' | 'updated' | 'deleted'; request: unknown },
    work: (db: Db, delivery: Delivery) => Promise<string>,
  ): Promise<Result<{ id: string; delivery: Delivery }>> {
    const changed = await settle(() =>
      database.tenant(division.id, async (db) => {
        await lockDelivery(db, division.id);
        const once = writeKey({ call: `delivery_zone.${call}`, actor, key }, request);
        const { value } = await writtenOnce(db, { division: division.id, once, schema: keptId }, async () => {
          const id = await work(db, await readDelivery(db, division.id));
          await recordAudit(db, {
            division: division.id,
            actor,
            action: `delivery_zone.${call}`,
            target: `delivery_zone:${id}`,
          });
          return { id };
        });
        return { id: value.id, delivery: await readDelivery(db, division.id) };
      }),
    );
    if (changed.ok) cache.drop([`division:${division.id}`, `pages:${division.id}`]);
    return changed;
  }

  async function write(
    db: Db,
    { id: division, currency }: Division,
    {
      zone,
      values,
      delivery,
    }: { zone: Pick<ZoneRow, 'id' | 'position'>; values: ZoneValues; delivery: Delivery },
  ): Promise<void> {
    const rows = methodRowsOf(values, { division, zone, all: delivery.methods, currency });
    await setMethods(db, division, { zone: zone.id, rows });
  }

  return {
    async list(
      division: Division,
      { limit, cursor }: CallInput<'dashboard.deliveryZones'>['query'],
    ): Promise<Result<CallResponse<'dashboard.deliveryZones'>>> {
      const { zones, methods } = await database.tenant(division.id, (db) => readDelivery(db, division.id));
      const after = cursor === undefined ? 0 : zones.findIndex(({ id }) => id === cursor) + 1;
      if (cursor !== undefined && after === 0)
        return fail('validation_failed', 'This is not a cursor of this list', 'cursor');
      const page = zones.slice(after, after + limit);
      return ok({
        items: page.map((zone) => zoneView(zone, methods, division.currency)),
        next: after + limit < zones.length ? (page.at(-1)?.id ?? null) : null,
        currency: division.currency,
        country: division.country,
      });
    },

    async create(manager: DeliveryManager, values: ZoneValues): Promise<Result<DeliveryZone>> {
      const { division } = manager;
      const created = await change(manager, { call: 'created', request: values }, async (db, delivery) => {
        const { zones } = delivery;
        const faults = zoneFaults(values, { others: zones, had: [], currency: division.currency });
        if (faults.length > 0) throw new Rollback(invalid(faults));
        if (zones.length >= deliveryLimits.zones)
          throw new Rollback(fail('conflict', `A store has at most ${deliveryLimits.zones} delivery zones`));
        const position = nextPosition(zones);
        const id = await insertZone(db, division.id, { ...values, position });
        await write(db, division, { zone: { id, position }, values, delivery });
        return id;
      });
      return created.ok ? viewOf(created.value.delivery, division, created.value.id) : created;
    },

    async update(
      manager: DeliveryManager,
      id: string,
      body: CallInput<'dashboard.updateDeliveryZone'>['body'],
    ): Promise<Result<DeliveryZone>> {
      const { division } = manager;
      const updated = await change(
        manager,
        { call: 'updated', request: [id, body] },
        async (db, delivery) => {
          const { version, ...changes } = body;
          const zone = delivery.zones.find((each) => each.id === id);
          const before = viewOf(delivery, division, id);
          if (!zone || !before.ok) throw new Rollback(gone());
          if (zone.version !== version)
            throw new Rollback(
              fail('conflict', 'Somebody else has changed this zone. Load it again.', 'version'),
            );
          const values = { ...before.value, ...changes };
          const others = delivery.zones.filter((each) => each.id !== id);
          const faults = zoneFaults(values, {
            others,
            had: before.value.countries,
            currency: division.currency,
          });
          if (faults.length > 0) throw new Rollback(invalid(faults));
          await updateZone(db, division.id, { id, name: values.name, countries: values.countries });
          await write(db, division, { zone, values, delivery });
          return id;
        },
      );
      return updated.ok ? viewOf(updated.value.delivery, division, id) : updated;
    },

    async remove(manager: DeliveryManager, id: string): Promise<Result<{ message: string }>> {
      const { division } = manager;
      const removed = await change(manager, { call: 'deleted', request: id }, async (db, delivery) => {
        if (!delivery.zones.some((zone) => zone.id === id)) throw new Rollback(gone());
        await deleteZone(db, division.id, id);
        return id;
      });
      return removed.ok ? ok({ message: 'The delivery zone was deleted' }) : removed;
    },
  };
}

/** Delivery zones as a store's team manages them. */
export type ManagedZones = ReturnType<typeof createManagedZones>;
