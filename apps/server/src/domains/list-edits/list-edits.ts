import { randomUUID } from 'node:crypto';
import { listEditSchema, statusTexts, type CallInput, type EditedList, type ListEdit } from '@omnis/contract';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../http/answer.ts';
import type { CallContext, Identity } from '../../http/context.ts';
import { route } from '../../http/route.ts';
import type { JobKind } from '../../jobs/jobs.ts';
import { membershipIn } from '../../security/membership.ts';
import { recordAudit } from '../../security/audit/audit.ts';
import type { Division } from '../../tenancy/division.ts';
import { writeKey, writtenOnce } from '../idempotency/written-once.ts';
import type { AnyRowChanges, RowEditor } from './edited-list.ts';
import {
  endEdit,
  findEdit,
  insertEdit,
  insertUndo,
  nextRows,
  noteOutcome,
  refusalsOf,
  type ListEditRow,
} from './list-edits.repository.ts';

const jobSchema = z.object({ division: z.number(), id: z.string() });
const editJob: JobKind<z.output<typeof jobSchema>> = {
  name: 'lists.edit',
  title: 'Change many rows of a list',
  schema: jobSchema,
  retries: 5,
  concurrency: 2,
};

/** Rows that are read at once; each is changed and noted by itself. */
const batchSize = 50;
/** Refused rows that an answer names. */
const mostRefusals = 100;
/** Hours for which a change can be undone. */
const undoHours = 24;
const hour = 60 * 60 * 1000;

const missing = (): Failure => fail('not_found', statusTexts[404] ?? '');
const actionSchema = z.looseObject({ kind: z.string() });

/** The person who asked for a change, as far as logs and services name them; their rights were asked for then. */
const actorOf = (row: ListEditRow): Identity => ({
  kind: row.by_kind === 'staff' ? 'staff' : 'owner',
  id: row.by_id,
  name: row.by_name,
  email: '',
  permissions: [],
  divisions: [row.division_id],
  memberships: [],
  activeDivision: row.division_id,
  hasSecondFactor: false,
  dashboardAccess: true,
  internal: false,
  companyId: null,
  twoFactorDueAt: null,
  verified: true,
  signedEula: true,
  session: { id: '', secondFactor: false, confirmed: false },
});

/** Changes of many rows of a list: started by a call, carried out by a job, undone for a day. */
export function createListEditsRoom(
  { database, jobs, divisions }: Pick<Core, 'database' | 'jobs' | 'divisions'>,
  {
    lists,
    stockThatMatches,
  }: {
    readonly lists: readonly AnyRowChanges[];
    /** Ids of the variants that a filter of the stock list matches. */
    readonly stockThatMatches: (
      division: Division,
      filter: { readonly q: string; readonly filter: CallInput<'dashboard.stock'>['query']['filter'] },
    ) => Promise<readonly string[]>;
  },
) {
  const changesOf = (list: string): AnyRowChanges => {
    const found = lists.find((each) => each.list === list);
    if (!found) throw new Error(`Not a list: ${list}`);
    return found;
  };

  async function run(division: Division, id: string): Promise<void> {
    const at = { division: division.id, id };
    for (;;) {
      const { edit, rows } = await database.tenant(division.id, async (db) => ({
        edit: await findEdit(db, at),
        rows: await nextRows(db, at, batchSize),
      }));
      if (edit?.state !== 'running') return;
      if (rows.length === 0) return database.tenant(division.id, (db) => endEdit(db, at));
      const changes = changesOf(edit.list);
      const task = actionSchema.parse(edit.action);
      for (const { row_id: row, former } of rows) {
        // The same for every try, so that a row is changed once though its outcome could not be noted.
        const editor: RowEditor = { division, actor: actorOf(edit), key: `list-edit:${id}:${row}` };
        const outcome = await (task.kind === 'undo'
          ? changes.undo(editor, row, former)
          : changes.change(editor, row, task));
        await database.tenant(division.id, (db) => noteOutcome(db, at, { ...outcome, id: row }));
      }
    }
  }

  jobs.handle(editJob, async ({ division: number, id }) => {
    const division = await divisions.byId(number);
    if (division) await run(division, id);
  });

  function isUndoable(edit: ListEditRow): boolean {
    const task = actionSchema.parse(edit.action);
    return (
      task.kind !== 'undo' &&
      changesOf(edit.list).canUndo(task) &&
      edit.changed > 0 &&
      edit.undone_by === null &&
      edit.finished_at !== null &&
      Date.now() - edit.finished_at.getTime() < undoHours * hour
    );
  }

  /** Somebody's edit of a list that they may change. */
  function visible(edit: ListEditRow | undefined, identity: Identity | null): edit is ListEditRow {
    if (!edit) return false;
    const permissions = membershipIn(identity, edit.division_id)?.permissions ?? [];
    return permissions.includes(changesOf(edit.list).permission);
  }

  async function get({ division, visitor }: CallContext, id: string): Promise<Result<ListEdit>> {
    const at = { division: division.id, id };
    const { edit, refusals } = await database.tenant(division.id, async (db) => ({
      edit: await findEdit(db, at),
      refusals: await refusalsOf(db, at, mostRefusals),
    }));
    if (!visible(edit, visitor.identity)) return missing();
    return ok({
      id,
      list: listEditSchema.shape.list.parse(edit.list),
      kind: listEditSchema.shape.kind.parse(actionSchema.parse(edit.action).kind),
      state: edit.state === 'done' ? 'done' : 'running',
      total: edit.total,
      processed: edit.processed,
      changed: edit.changed,
      refused: edit.refused,
      refusals,
      canUndo: isUndoable(edit),
      createdAt: edit.created_at.toISOString(),
      finishedAt: edit.finished_at?.toISOString() ?? null,
    });
  }

  /** Writes a change once for its key, with the job that carries it out. */
  async function begin(
    context: CallContext,
    { call, request }: { call: string; request: unknown },
    write: (
      db: Db,
      id: string,
      by: Identity,
    ) => Promise<{ action: string; data: Readonly<Record<string, unknown>> }>,
  ): Promise<Result<ListEdit>> {
    const { division, visitor, idempotencyKey: key } = context;
    const actor = visitor.identity;
    if (!actor) return fail('unauthenticated', 'Sign in to go on');
    const once = writeKey({ call, actor, key }, request);
    const started = await settle(() =>
      database.tenant(division.id, async (db) => {
        const { value } = await writtenOnce(
          db,
          { division: division.id, once, schema: z.string() },
          async () => {
            const id = randomUUID();
            const { action, data } = await write(db, id, actor);
            await recordAudit(db, { division: division.id, actor, action, target: `list-edit:${id}`, data });
            await jobs.enqueue(db, editJob, { division: division.id, id });
            return id;
          },
        );
        return value;
      }),
    );
    if (!started.ok) return started;
    jobs.wake();
    return get(context, started.value);
  }

  const start = async (
    context: CallContext,
    list: EditedList,
    { rows, action }: { rows: readonly string[]; action: { readonly kind: string } },
  ): Promise<Result<ListEdit>> => {
    const ids = [...new Set(rows)];
    if (ids.length === 0)
      return fail('validation_failed', 'Nothing matches. Reload the list and try again.', 'rows');
    return begin(context, { call: `listEdit.${list}`, request: [ids, action] }, async (db, id, by) => {
      await insertEdit(db, { division: context.division.id, id }, { list, action, by, rows: ids });
      return { action: `${list}.edited_many`, data: { ...action, rows: ids.length } };
    });
  };

  const noTags = ({ add, remove }: { add: readonly string[]; remove: readonly string[] }): Failure | null =>
    add.length + remove.length > 0
      ? null
      : fail('validation_failed', 'Enter a tag to add or to remove', 'action.add');

  const routes = [
    route('dashboard.editOrders', async (context, { body: { rows, action } }) => {
      const fault = action.kind === 'tags' ? noTags(action) : null;
      return fault ?? start(context, 'orders', { rows: rows.ids, action });
    }),
    route(
      'dashboard.editCustomers',
      async (context, { body: { rows, action } }) =>
        (action.kind === 'tags' ? noTags(action) : null) ??
        start(context, 'customers', { rows: rows.ids, action }),
    ),
    route('dashboard.editDiscounts', (context, { body: { rows, action } }) =>
      start(context, 'discounts', { rows: rows.ids, action }),
    ),
    route('dashboard.editPages', (context, { body: { rows, action } }) =>
      start(context, 'pages', { rows: rows.ids, action }),
    ),
    route('dashboard.editStock', async (context, { body: { rows, action } }) =>
      start(context, 'stock', {
        rows: 'ids' in rows ? rows.ids : await stockThatMatches(context.division, rows.filter),
        action,
      }),
    ),
    route('dashboard.listEdit', (context, { params }) => get(context, params.id)),
    route('dashboard.undoListEdit', (context, { params: { id: of } }) =>
      begin(context, { call: 'listEdit.undo', request: of }, async (db, id, by) => {
        const edit = await findEdit(db, { division: context.division.id, id: of }, true);
        if (!visible(edit, by)) throw new Rollback(missing());
        if (!isUndoable(edit)) throw new Rollback(fail('conflict', 'This change can no longer be undone.'));
        await insertUndo(db, { division: context.division.id, id }, { of, by });
        return { action: `${edit.list}.edit_undone`, data: { of, rows: edit.changed } };
      }),
    ),
  ];
  return { routes };
}
