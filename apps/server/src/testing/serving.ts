/**
 * Server of `omnis start`, with the test divisions in place of the demo and without the apps; for tests of commands.
 */
import { openPlatform } from '../cli/open.ts';
import { readConfig } from '../config.ts';
import { serve } from '../server.ts';
import { seedTestDivisions, testDivisions } from './test-divisions.ts';

const config = readConfig(process.env);
const { core } = await openPlatform(config);
if (!(await core.divisions.byId(testDivisions.demo))) await seedTestDivisions(core.database);
await core.database.close();
await serve(config, null);
