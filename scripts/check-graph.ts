/** Checks the package.json files of the workspace as one graph; part of `pnpm lint`. */
import { checkGraph, readWorkspace } from '@omnis/lint-plugin';

import { ROOT } from './lib/root.ts';

const workspace = readWorkspace(ROOT);
const problems = checkGraph(workspace);
for (const { package: name, message } of problems) console.error(`${name} ${message}`);
if (problems.length > 0) process.exitCode = 1;
else console.log(`The graph of ${workspace.packages.size} packages is sound.`);
