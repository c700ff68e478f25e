import { writeFileSync } from 'node:fs';

import { REPORTED, reportPath, writeReports } from './lib/api-report.ts';

for (const [name, text] of writeReports(REPORTED)) {
  writeFileSync(reportPath(name), text);
  console.log(`packages/${name}/api-report.md`);
}
