import { runTurbo } from './turbo.ts';

/** Lines of a failed build that are shown: the error stands at the end. */
const SHOWN_LINES = 60;

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

/**
 * Builds what is out of date and tells on stderr how it goes.
 *
 * @param filter package whose build, with what it needs, is enough; all packages without it
 * @param quiet says nothing unless something has to be built
 * @returns whether everything is built
 */
export async function build({
  filter,
  quiet = false,
}: { filter?: string; quiet?: boolean } = {}): Promise<boolean> {
  if (!quiet) say('Building what changed …');
  const result = await runTurbo('build', filter === undefined ? [] : [`--filter=${filter}`], {
    onTask: (name, isCached) => {
      if (!isCached) say(`  ${name}`);
    },
  });
  for (const { name, lines } of result.failures) {
    say(`\nThe build of ${name} failed:\n`);
    for (const line of lines.slice(-SHOWN_LINES)) say(`  ${line}`);
    say(`\nMend it and run the command again; \`pnpm --filter ${name} build\` builds only this package.`);
  }
  if (result.ok && !quiet) {
    const { total, cached, seconds } = result;
    say(
      `Built ${total - cached} of ${total} packages in ${seconds.toFixed(1)} s; the others were up to date.`,
    );
  }
  return result.ok;
}
