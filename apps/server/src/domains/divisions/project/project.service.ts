import type { CallInput, StoreProject as ManagedStore } from '@omnis/contract';
import { platformDivision } from '@omnis/models';
import type { Core } from '../../../core.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';
import { route, type Route } from '../../../http/route.ts';
import { asStaff } from '../../../security/as-staff.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import type { Division } from '../../../tenancy/division.ts';
import { isClosed, letsStaffIn } from '../../../tenancy/gate.ts';
import { passParameter, visitPass } from '../gate/visit.ts';
import { writeProject, type ProjectColumns } from './project.repository.ts';
import { managedStoreView } from './store-view.ts';

type Changes = CallInput<'atlas.updateStoreProject'>['body'];

const noStore = (): Failure => fail('not_found', 'There is no such store');

/** The columns of switching a store off or on; nothing where that is not asked for. */
function activeColumns(
  { closure }: Division['project'],
  { active, closureReason = '' }: Changes,
  by: Identity,
): Result<ProjectColumns> {
  if (active === undefined && closureReason === '') return ok({});
  if (active === true) return ok({ closed_since: null, closed_reason: '', closed_by: '' });
  if (active === undefined && closure === null)
    return fail('validation_failed', 'The store is on: there is nothing to say why', 'closureReason');
  const reason = closureReason || (closure?.reason ?? '');
  if (reason === '') return fail('validation_failed', 'Say why, its team reads it', 'closureReason');
  return ok({ closed_since: closure?.since ?? new Date(), closed_reason: reason, closed_by: by.name });
}

/** The columns of a suspicion of fraud; nothing where that is not asked for. */
function fraudColumns(
  { fraud }: Division['project'],
  { isFraud, fraudReason = '' }: Changes,
): Result<ProjectColumns> {
  if (isFraud === undefined && fraudReason === '') return ok({});
  if (isFraud === false) return ok({ fraud_reason: '' });
  if (isFraud === undefined && fraud === null)
    return fail('validation_failed', 'Nothing is suspected: there is nothing to say why', 'fraudReason');
  const reason = fraudReason || (fraud?.reason ?? '');
  return reason === ''
    ? fail('validation_failed', 'Say why, its team reads it', 'fraudReason')
    : ok({ fraud_reason: reason });
}

/** Settings of stores that staff decide (platform.md §3 Project), and the way into closed ones. */
export function createStoreProjects(
  { cache, database, divisions, secrets }: Pick<Core, 'cache' | 'database' | 'divisions' | 'secrets'>,
  { mailer }: { readonly mailer: Pick<Mailer, 'originOf'> },
): { readonly routes: Route[] } {
  const view = (division: Division): ManagedStore =>
    managedStoreView(division, new URL(mailer.originOf(division)).host);

  /** Changes what is given, with a line in the audit log. 409 when somebody was quicker. */
  async function update(by: Identity, id: number, changes: Changes): Promise<Result<ManagedStore>> {
    const division = await divisions.byId(id);
    if (!division || id === platformDivision) return noStore();
    const active = activeColumns(division.project, changes, by);
    if (!active.ok) return active;
    const fraud = fraudColumns(division.project, changes);
    if (!fraud.ok) return fraud;
    const { version, isVip, managed, demographic, chatChannels, paymentInterval } = changes;
    const { integrationType, promoUrl, betas } = changes;
    const columns: ProjectColumns = {
      ...active.value,
      ...fraud.value,
      ...(isVip !== undefined && { is_vip: isVip }),
      ...(managed !== undefined && { managed }),
      ...(demographic !== undefined && { demographic }),
      ...(chatChannels !== undefined && { chat_channels: [...new Set(chatChannels)] }),
      ...(paymentInterval !== undefined && { payment_interval: paymentInterval }),
      ...(integrationType !== undefined && { integration_type: integrationType }),
      ...(promoUrl !== undefined && { promo_url: promoUrl }),
      ...(betas !== undefined && { betas: [...new Set(betas)] }),
    };
    const written = await settle(() =>
      database.platform(async (db) => {
        if (!(await writeProject(db, { division: id, version }, columns)))
          throw new Rollback(
            fail('conflict', 'Somebody else has changed this store. Load it again.', 'version'),
          );
        const { version: _, ...data } = changes;
        await recordAudit(db, {
          division: id,
          actor: by,
          action: 'store.project_changed',
          target: `division:${id}`,
          data,
        });
      }),
    );
    // Also after a conflict: it was decided elsewhere, and this process has not heard of it.
    const changed = await divisions.changed(id);
    if (!written.ok) return written;
    cache.drop([`division:${id}`, `pages:${id}`]);
    return changed ? ok(view(changed)) : noStore();
  }

  /** A way into a closed store; 409 where staff have no business in it. */
  async function visit(by: Identity, id: number): Promise<Result<{ url: string }>> {
    const division = await divisions.byId(id);
    if (!division) return noStore();
    if (isClosed(division) && !letsStaffIn(division))
      return fail('conflict', 'This store opens soon, and staff do not manage it: only its team sees it');
    const { pass } = visitPass(secrets, division, by.id);
    await database.platform((db) =>
      recordAudit(db, { division: id, actor: by, action: 'store.visited', target: `division:${id}` }),
    );
    return ok({ url: `${mailer.originOf(division)}/?${passParameter}=${pass}` });
  }

  return {
    routes: [
      route('atlas.storeProject', async (_context, { params }) => {
        const division = await divisions.byId(params.id);
        return division ? ok(view(division)) : noStore();
      }),
      route('atlas.updateStoreProject', (context, { params, body }) =>
        asStaff(context, (by) => update(by, params.id, body)),
      ),
      route('atlas.visitStore', (context, { params }) => asStaff(context, (by) => visit(by, params.id))),
    ],
  };
}
