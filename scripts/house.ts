/**
 * `pnpm house`: figures of the code, beside their limits in `house.json`. `--tighten` writes limits that are better than
 * before; none is ever raised. `--circles` and `--duplicates` name the files.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { circlesOf } from './lib/house/circles.ts';
import { duplicatesIn } from './lib/house/duplicates.ts';
import { measureHouse, type Figures } from './lib/house/measure.ts';
import { readSources } from './lib/house/sources.ts';

const file = join(import.meta.dirname, 'house.json');
const limits: Figures = JSON.parse(readFileSync(file, 'utf8'));
const { figures, rooms } = measureHouse();

for (const [room, lines] of Object.entries(rooms))
  console.log(`${room.padEnd(28)}${lines.toLocaleString('en')} lines`);
console.log();
for (const [name, figure] of Object.entries(figures)) {
  const limit = limits[name];
  const isOver = limit !== undefined && figure > limit;
  console.log(
    `${isOver ? '✗' : ' '} ${name.padEnd(48)}${String(figure).padStart(6)}   at most ${limit ?? '–'}`,
  );
  if (isOver) process.exitCode = 1;
}
if (process.argv.includes('--circles'))
  for (const circle of circlesOf(readSources(), true)) console.log(`\n${circle.join('\n')}`);
if (process.argv.includes('--duplicates')) console.log(`\n${duplicatesIn(readSources()).join('\n')}`);
if (process.argv.includes('--tighten')) {
  const tightened = Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => {
      const limit = limits[name] ?? figure;
      // Sizes have room to grow in.
      return [name, name.startsWith('lines') ? limit : Math.min(figure, limit)];
    }),
  );
  writeFileSync(file, `${JSON.stringify(tightened, null, 2)}\n`);
}
