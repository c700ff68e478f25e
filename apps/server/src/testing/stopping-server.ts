/** Server of `omnis start`, with the test divisions and a tee to sell; for tests of how it stops. */
import { openPlatform } from '../cli/open.ts';
import { readConfig } from '../config.ts';
import { serve } from '../server.ts';
import { seedTestDivisions, testDivisions } from './test-divisions.ts';
import { writeProduct, writeShipping } from './test-shop.ts';

const { demo } = testDivisions;
const config = readConfig(process.env);
const { core, services } = await openPlatform(config);
if (!(await core.divisions.byId(demo))) {
  await seedTestDivisions(core.database);
  for (const id of Object.values(testDivisions)) await core.divisions.changed(id);
  await writeShipping({ core, services }, demo);
  await writeProduct({ core, services }, { division: demo, urlName: 'tee', stock: 100_000 });
}
await core.database.close();
await serve(config, null);
