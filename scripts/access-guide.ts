/** `node scripts/access-guide.ts`: writes who may make which call, after a change of access that is meant. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { ROOT } from './lib/root.ts';

const writer = join(ROOT, 'apps', 'server', 'src', 'testing', 'sweep', 'write-access-guide.ts');
const { status } = spawnSync(process.execPath, ['--conditions=@omnis/source', writer], { stdio: 'inherit' });
process.exitCode = status ?? 1;
