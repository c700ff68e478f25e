/** Server of `omnis start` on an empty database, without the apps; for tests of the setup. */
import { readConfig } from '../config.ts';
import { serve } from '../server.ts';

await serve(readConfig(process.env), null);
