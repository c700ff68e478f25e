import { randomUUID } from 'node:crypto';
import { pageScheduleActions, type PageScheduleAction } from '@omnis/contract';
import { z } from 'zod';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, Rollback, settle } from '../../../http/answer.ts';
import type { JobKind } from '../../../jobs/jobs.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import { publishPage, unpublishPage } from '../drafts/publish-page.ts';
import type { PageEditor } from '../page-editing.service.ts';
import { lockPage, type PageRow } from '../pages.repository.ts';
import type { PagesService } from '../pages.service.ts';
import { deleteSchedule, noteProblem, readSchedules, writeSchedule } from './schedules.repository.ts';

const scheduledSchema = z.object({
  division: z.int(),
  page: z.int(),
  action: z.enum(pageScheduleActions),
  /** Of the schedule; one that was changed since has another. */
  id: z.uuid(),
});

/** Publishes a page, or takes it off the shop, at its time. */
const scheduledJob: JobKind<z.output<typeof scheduledSchema>> = {
  name: 'pages.scheduled',
  title: 'Publish a page at its time',
  schema: scheduledSchema,
  retries: 5,
  concurrency: 2,
};

const second = 1000;
/** Jobs are not written further ahead than this; a later one is looked at again then. In seconds. */
const furthestJob = 30 * 24 * 60 * 60;
/** How far ahead a page can be scheduled, in milliseconds. */
const furthest = 2 * 365 * 24 * 60 * 60 * second;

/** Seconds until a job for a time is looked at. */
const secondsUntil = (at: Date): number =>
  Math.min(furthestJob, Math.max(0, Math.ceil((at.getTime() - Date.now()) / second)));

/** Sets and cancels what happens to pages by itself. */
export interface Schedules {
  /** Fails with `validation_failed` for a time that is over, or too far ahead. */
  set(
    db: Db,
    editor: PageEditor,
    wanted: { readonly row: PageRow; readonly action: PageScheduleAction; readonly at: string },
  ): Promise<void>;
  cancel(
    db: Db,
    editor: PageEditor,
    of: { readonly page: number; readonly action: PageScheduleAction },
  ): Promise<void>;
}

/** Builds the schedules of pages, and the job that carries them out. */
export function createSchedules(
  { database, jobs }: Pick<Core, 'database' | 'jobs'>,
  pages: Pick<PagesService, 'changed'>,
): Schedules {
  jobs.handle(scheduledJob, async (data) => {
    const { division, page: id, action } = data;
    /** True when the page changed. */
    const carryOut = (): Promise<boolean> =>
      database.tenant(division, async (db) => {
        const row = await lockPage(db, division, id);
        const schedule = (await readSchedules(db, division, id)).find((each) => each.id === data.id);
        if (!row || !schedule || schedule.problem !== null) return false;
        if (schedule.at.getTime() > Date.now()) {
          await jobs.enqueueLater(db, scheduledJob, { data, afterSeconds: secondsUntil(schedule.at) });
          return false;
        }
        await (action === 'publish' ? publishPage : unpublishPage)(db, { division, actor: null }, row);
        return true;
      });
    const done = await settle(carryOut);
    if (!done.ok) {
      // It would fail in the same way again: the editor of the page says why.
      const problem = done.errors[0]?.message ?? done.message;
      await database.tenant(division, (db) => noteProblem(db, division, { page: id, id: data.id, problem }));
    }
    if (!done.ok || done.value) await pages.changed(division, id);
  });

  return {
    set: async (db, { division, actor }, { row, action, at: wanted }) => {
      const at = new Date(wanted);
      const ahead = at.getTime() - Date.now();
      if (ahead <= 0) throw new Rollback(fail('validation_failed', 'Choose a time in the future', 'at'));
      if (ahead > furthest)
        throw new Rollback(fail('validation_failed', 'Choose a time within the next two years', 'at'));
      const id = randomUUID();
      await writeSchedule(db, division.id, { page: row.id, action, at, id });
      await jobs.enqueueLater(db, scheduledJob, {
        data: { division: division.id, page: row.id, action, id },
        afterSeconds: secondsUntil(at),
      });
      await recordAudit(db, {
        division: division.id,
        actor,
        action: 'page.scheduled',
        target: `page:${row.id}`,
        data: { action, at: at.toISOString() },
      });
    },

    cancel: async (db, { division, actor }, of) => {
      if (!(await deleteSchedule(db, division.id, of))) return;
      await recordAudit(db, {
        division: division.id,
        actor,
        action: 'page.scheduleCancelled',
        target: `page:${of.page}`,
        data: { action: of.action },
      });
    },
  };
}
