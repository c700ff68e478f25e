import { jobFiguresSchema, jobSchema } from '@omnis/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testDivisions } from '../../testing/test-divisions.ts';
import { atlas, openStaff, type StaffFixture, type TestColleague } from '../../testing/test-staff.ts';

const { demo } = testDivisions;
const listing = z.object({ items: z.array(jobSchema), total: z.number() });

let world: StaffFixture;
let manager: TestColleague;
beforeAll(async () => {
  world = await openStaff();
  manager = await world.colleague({ permissions: ['jobs.manage'] });
});
afterAll(() => world.platform.close());

const direct = (sql: string, values: unknown[] = []) => world.platform.core.database.direct(sql, values);
beforeEach(async () => {
  await direct(`DELETE FROM pgboss.job WHERE state = 'failed'`);
});

/** A job that failed for good. A look at the stock of a store that does not exist has nothing to do. */
async function failedJob(kind = 'stock.look', data: object = { division: 999, email: 'ada@example.com' }) {
  const { rows } = await direct(
    `INSERT INTO pgboss.job (name, data, state, group_id, output, completed_on, retry_count, retry_limit)
       VALUES ($1, $2, 'failed', $3, $4, now(), 2, 2) RETURNING id`,
    [kind, JSON.stringify(data), String(demo), JSON.stringify({ message: 'It broke', permanent: true })],
  );
  return z.object({ id: z.string() }).parse(rows[0]).id;
}
const list = async (query = '') => listing.parse((await manager.client.get(`${atlas}/jobs/?${query}`)).json);
const act = (what: 'retry' | 'discard', ids: unknown) =>
  manager.client.post(`${atlas}/jobs/${what}/`, { ids });
const logged = async (id: string) => {
  const { rows } = await direct(
    `SELECT division_id, actor_name, action, data FROM audit_log WHERE target = $1`,
    [`job:${id}`],
  );
  return rows;
};

describe('jobs in atlas', () => {
  test('are for those who manage jobs', async () => {
    const picker = await world.colleague({ permissions: ['orders.view'] });
    for (const path of ['jobs/', 'jobs/figures/'])
      expect((await picker.client.get(`${atlas}/${path}`)).status).toBe(403);
    for (const path of ['jobs/retry/', 'jobs/discard/'])
      expect((await picker.client.post(`${atlas}/${path}`, { ids: [crypto.randomUUID()] })).status).toBe(403);
  });

  test('show store, reason and tries, and nothing of what they carry', async () => {
    const id = await failedJob();
    const { items, total } = await list();
    expect(total).toBe(1);
    expect(items).toMatchObject([
      {
        id,
        kind: 'stock.look',
        title: 'Look for products back in stock',
        state: 'failed',
        store: { division: demo, name: 'Demo' },
        subject: '',
        tries: 3,
        mostTries: 3,
        reason: 'It broke',
        isPermanent: true,
      },
    ]);
    expect(JSON.stringify(items)).not.toContain('ada@');
  });

  test('are found by kind, store, state and page', async () => {
    await failedJob();
    await failedJob('checkout.capture', { division: demo, orderId: 4711 });
    expect((await list('kind=checkout.capture')).items).toMatchObject([{ subject: 'order 4711' }]);
    expect((await list(`store=${demo}`)).total).toBe(2);
    expect((await list('store=platform')).total).toBe(0);
    expect((await list('kind=nothing')).total).toBe(0);
    expect((await list('state=retrying')).total).toBe(0);
    expect(await list('perPage=1&page=2')).toMatchObject({ total: 2, items: [{ kind: 'stock.look' }] });
    expect((await manager.client.get(`${atlas}/jobs/?state=broken`)).status).toBe(422);
  });

  test('are counted by kind, beside the processes that run them', async () => {
    await failedJob();
    const answer = z.object({ kinds: z.array(jobFiguresSchema), workers: z.array(z.unknown()) });
    const { kinds, workers } = answer.parse((await manager.client.get(`${atlas}/jobs/figures/`)).json);
    expect(kinds.find(({ kind }) => kind === 'stock.look')).toMatchObject({ failed: 1, waiting: 0 });
    expect(workers).toHaveLength(1);
  });

  test('are tried again, with a line in the log, and are then done', async () => {
    const id = await failedJob();
    const unknown = crypto.randomUUID();
    expect(await act('retry', [id, unknown])).toMatchObject({ status: 200, json: { done: [id] } });
    await world.platform.core.jobs.idle();
    const { rows } = await direct(`SELECT state::text FROM pgboss.job WHERE id = $1`, [id]);
    expect(rows).toEqual([{ state: 'completed' }]);
    expect(await logged(id)).toMatchObject([
      { division_id: demo, action: 'job.retried', data: { kind: 'stock.look', reason: 'It broke' } },
    ]);
    expect(await act('retry', [id])).toMatchObject({ json: { done: [] } });
  });

  test('are discarded, with a line in the log', async () => {
    const id = await failedJob();
    expect(await act('discard', [id])).toMatchObject({ status: 200, json: { done: [id] } });
    expect((await list()).total).toBe(0);
    expect(await logged(id)).toMatchObject([{ action: 'job.discarded' }]);
  });

  test.each([[[]], [['7']], [Array.from({ length: 101 }, () => crypto.randomUUID())], ['all']])(
    'are named by 1 to 100 ids',
    async (ids) => {
      expect(await act('retry', ids)).toMatchObject({ status: 422 });
    },
  );
});
