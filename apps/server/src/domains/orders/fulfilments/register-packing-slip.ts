import { calls, statusTexts, type CallName } from '@omnis/contract';
import type { StaffPermission } from '@omnis/models';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Core } from '../../../core.ts';
import { admit } from '../../../http/access.ts';
import { fail, failureBody, type Failure, type Result } from '../../../http/answer.ts';
import { refusedRight } from '../../../http/staff-rights.ts';
import { dataPolicy } from '../../../plugins/headers.ts';
import { readVisitor } from '../../../plugins/visitor.ts';
import type { Division } from '../../../tenancy/division.ts';
import type { PackingSlips, ReadSlip } from './packing-slips.service.ts';

/** Orders whose slips one file may hold. */
const mostSlips = 100;

const number = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
/** Right of staff to have the papers of a parcel, besides the right to see its order. */
const printPermission = 'labels.print' satisfies StaffPermission;

const parcelQuery = z.object({ parcel: number.optional() });
const oneSchema = z.object({ params: z.object({ division: number, id: number }), query: parcelQuery });
const staffSchema = z.object({ params: z.object({ id: number }), query: parcelQuery });
const storeSchema = z.object({ params: z.object({ division: number }) });
const manySchema = z.object({
  ids: z
    .string('Select at least one order')
    .transform((ids): unknown[] => [...new Set(ids.split(','))])
    .pipe(z.array(number).max(mostSlips, `At most ${mostSlips} orders at once`)),
});

const gone = () => fail('not_found', statusTexts[404] ?? '');

/** The orders that an address asks for; fails with `validation_failed` on `ids`. */
function idsIn(query: unknown): Result<readonly number[]> {
  const asked = manySchema.safeParse(query);
  if (asked.success) return { ok: true, value: asked.data.ids };
  const message = asked.error.issues.find(({ path }) => path.length === 1)?.message;
  return fail('validation_failed', message ?? 'This is no list of orders', 'ids');
}

function nameOfOne([first]: readonly ReadSlip[]): string {
  const parcel = first?.slip.parcel == null ? '' : `-${first.slip.parcel}`;
  return `Packing-slip-${first?.slip.orderNumber.replace(/[^\w-]/g, '') ?? ''}${parcel}`;
}

const asOnly = (slip: Result<ReadSlip>): Result<readonly ReadSlip[]> =>
  slip.ok ? { ok: true, value: [slip.value] } : slip;

/**
 * Delivers packing slips as files to those who may read the orders in the dashboard:
 * `/omnis/v3/dashboard/divisions/{division}/orders/{id}/packing-slip.pdf?parcel=1`, without a parcel of the whole order, and
 * `/omnis/v3/dashboard/divisions/{division}/orders/packing-slips.pdf?ids=12,7` for up to 100 orders, in the order that is asked
 * for. 404 when one of them is not of the store, so that no slip is missing unnoticed; 422 names `ids` when they cannot be read.
 *
 * Staff with the permission `labels.print` have them of every store, at `/omnis/v3/atlas/orders/{id}/packing-slip.pdf` and
 * `/omnis/v3/atlas/orders/packing-slips.pdf`.
 */
export function registerPackingSlip(
  app: FastifyInstance,
  {
    divisions,
    sessions,
    packingSlips,
  }: Pick<Core, 'divisions' | 'sessions'> & { packingSlips: PackingSlips },
): void {
  /** The store of the address, for those who may make this call in it. */
  async function storeOf(
    request: FastifyRequest,
    { call, division }: { call: CallName; division: number },
  ): Promise<Result<Division>> {
    if (!request.place) return gone();
    const visitor = await readVisitor(request, sessions);
    const admission = await admit(calls[call], request.place, { visitor, division, divisions });
    if (!admission.ok) return admission;
    return admission.division ? { ok: true, value: admission.division } : gone();
  }

  async function send(
    reply: FastifyReply,
    found: Result<readonly ReadSlip[]>,
    nameOf: (slips: readonly ReadSlip[]) => string,
  ): Promise<FastifyReply> {
    if (!found.ok) {
      const { status, body } = failureBody(found);
      return reply.code(status).send(body);
    }
    // Loaded with the first file that is asked for: most of what it brings are fonts.
    const { packingSlipsPdf } = await import('./packing-slip-pdf.ts');
    return reply
      .type('application/pdf')
      .headers({
        'content-disposition': `inline; filename="${nameOf(found.value)}.pdf"`,
        'cache-control': 'private, no-store',
        'content-security-policy': dataPolicy,
        'x-robots-tag': 'noindex',
      })
      .send(await packingSlipsPdf(found.value));
  }

  /** Fails for anybody but staff who may see orders and print their papers. */
  async function refusedStaff(request: FastifyRequest): Promise<Failure | null> {
    if (!request.place) return gone();
    const visitor = await readVisitor(request, sessions);
    const asked = { visitor, division: undefined, divisions };
    const admission = await admit(calls['atlas.order'], request.place, asked);
    if (!admission.ok) return admission;
    return visitor.identity ? refusedRight(visitor.identity, printPermission) : gone();
  }

  app.get(`${calls['dashboard.order'].path.replace(/\/$/, '')}/packing-slip.pdf`, async (request, reply) => {
    const read = oneSchema.safeParse({ params: request.params, query: request.query });
    const slipOf = async (): Promise<Result<readonly ReadSlip[]>> => {
      if (!read.success) return gone();
      const { params, query } = read.data;
      const store = await storeOf(request, { call: 'dashboard.order', division: params.division });
      if (!store.ok) return store;
      return asOnly(
        await packingSlips.read(store.value, { orderId: params.id, parcel: query.parcel ?? null }),
      );
    };
    return send(reply, await slipOf(), nameOfOne);
  });

  app.get(`${calls['dashboard.orders'].path}packing-slips.pdf`, async (request, reply) => {
    const address = storeSchema.safeParse({ params: request.params });
    const slipsOf = async (): Promise<Result<readonly ReadSlip[]>> => {
      if (!address.success) return gone();
      const { division } = address.data.params;
      const store = await storeOf(request, { call: 'dashboard.orders', division });
      if (!store.ok) return store;
      const ids = idsIn(request.query);
      return ids.ok ? packingSlips.readMany(store.value, ids.value) : ids;
    };
    return send(reply, await slipsOf(), () => 'Packing-slips');
  });

  app.get(`${calls['atlas.order'].path.replace(/\/$/, '')}/packing-slip.pdf`, async (request, reply) => {
    const read = staffSchema.safeParse({ params: request.params, query: request.query });
    const slipOf = async (): Promise<Result<readonly ReadSlip[]>> => {
      const refused = await refusedStaff(request);
      if (refused) return refused;
      if (!read.success) return gone();
      const { params, query } = read.data;
      return asOnly(await packingSlips.readAnywhere({ orderId: params.id, parcel: query.parcel ?? null }));
    };
    return send(reply, await slipOf(), nameOfOne);
  });

  app.get(`${calls['atlas.orders'].path}packing-slips.pdf`, async (request, reply) => {
    const slipsOf = async (): Promise<Result<readonly ReadSlip[]>> => {
      const refused = await refusedStaff(request);
      if (refused) return refused;
      const ids = idsIn(request.query);
      return ids.ok ? packingSlips.readManyAnywhere(ids.value) : ids;
    };
    return send(reply, await slipsOf(), () => 'Packing-slips');
  });
}
