/** `pnpm api-report`: writes what each publishable package exports, after a change of it that is meant. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import { reportPath, writeReport } from './lib/api-report.ts';
import { createProgram, publicPackages } from './lib/public-program.ts';

const packages = publicPackages();
const program = createProgram(packages.flatMap(({ entries }) => entries.map(({ source }) => source)));
for (const pkg of packages) {
  const [path, text] = [reportPath(pkg), writeReport(pkg, program)];
  const isNew = !existsSync(path) || readFileSync(path, 'utf8') !== text;
  if (isNew) writeFileSync(path, text);
  console.log(`packages/${pkg.name}/api-report.md${isNew ? ': written' : ''}`);
}
