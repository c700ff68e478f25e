/** Every link of the documentation leads to a file that git knows or will know. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './lib/root.ts';

const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: ROOT,
  encoding: 'utf8',
});
const documents = list.split('\n').filter((file) => file !== '' && existsSync(join(ROOT, file)));

function brokenLinks(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8').replaceAll(/```[^]*?```/g, '');
  return [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^(?:[a-z]+:|\/)/.test(target))
    .filter((target) => !existsSync(join(ROOT, dirname(file), decodeURI(target))));
}

const broken = documents.flatMap((file) => brokenLinks(file).map((target) => `${file}: ${target}`));
for (const line of broken) console.error(`Leads nowhere: ${line}`);
console.log(`${documents.length} documents, ${broken.length} broken links`);
process.exitCode = broken.length > 0 ? 1 : 0;
