import { calls } from '@omnis/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { testDivisions } from '../../../testing/test-divisions.ts';
import { testOwner } from '../../../testing/test-owner.ts';
import { openTill } from '../../../testing/test-till.ts';

const { demo } = testDivisions;
const { platform } = await openTill();
const owner = await testOwner(platform, [demo]);
const at = `/omnis/v3/dashboard/divisions/${demo}/settings/`;

afterAll(() => platform.close());

const delivery = async () => calls['settings.get'].response.parse((await owner.get(at)).json).delivery;

describe('delivery times', () => {
  test('are those of the store’s methods, by the clock of the store', async () => {
    const { timeZone, cutoffs } = await delivery();
    expect(timeZone).toBe('Europe/London');
    expect(cutoffs.length).toBeGreaterThan(0);
    expect(cutoffs[0]).toMatchObject({ code: 'standard', cutoff: '14:00' });
    const changed = { timeZone: 'America/New_York', cutoffs: [{ code: 'standard', cutoff: '09:30' }] };
    expect(await owner.patch(at, { delivery: changed })).toMatchObject({
      status: 200,
      json: { delivery: { timeZone: 'America/New_York' } },
    });
    const after = await delivery();
    expect(after.cutoffs.find(({ code }) => code === 'standard')?.cutoff).toBe('09:30');
    expect((await platform.core.divisions.byId(demo))?.timeZone).toBe('America/New_York');
    // What the change does not name stays, and so does everything else.
    const others = (list: typeof cutoffs) => list.filter(({ code }) => code !== 'standard');
    expect(others(after.cutoffs)).toEqual(others(cutoffs));
    await owner.patch(at, { languages: ['en'] });
    expect(await delivery()).toEqual(after);
  });

  test.each([
    [{ timeZone: 'Atlantis/Capital', cutoffs: [] }, 'delivery.timeZone'],
    [{ timeZone: 'UTC', cutoffs: [{ code: 'standard', cutoff: '25:00' }] }, 'delivery.cutoffs.0.cutoff'],
    [{ timeZone: 'UTC', cutoffs: [{ code: 'standard', cutoff: '' }] }, 'delivery.cutoffs.0.cutoff'],
  ])('%j is refused', async (body, field) => {
    const before = await delivery();
    expect(await owner.patch(at, { delivery: body })).toMatchObject({
      status: 422,
      json: { errors: [{ field }] },
    });
    expect(await delivery()).toEqual(before);
  });
});
