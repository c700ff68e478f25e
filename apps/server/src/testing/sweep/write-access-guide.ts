/** Writes `docs/guides/access.md`; `scripts/access-guide.ts` runs it. */
import { writeFileSync } from 'node:fs';
import { accessGuide } from './access-guide.ts';
import { accessGuideFile } from './access-guide-file.ts';

writeFileSync(accessGuideFile, accessGuide());
process.stdout.write('docs/guides/access.md: written\n');
