/** Reads a container file, as far as `deploy/Containerfile` goes. */

/** One instruction of a stage. */
export interface Step {
  /** In capitals, such as `RUN`. */
  readonly name: string;
  /** The rest of it, on one line. */
  readonly text: string;
}

/** A stage: what it starts from, and what is done there. */
export interface Stage {
  readonly from: string;
  readonly name: string;
  readonly steps: readonly Step[];
}

/** A container file. */
export interface Containerfile {
  /** Arguments before the first stage, with their defaults. */
  readonly globals: ReadonlyMap<string, string>;
  readonly stages: readonly Stage[];
}

/** The value of `NAME="some words"`, which may stand in quotes. */
const unquoted = (text: string): string => text.replace(/^(["'])(.*)\1$/s, '$2');

/** Reads `A=1 B="two words"` and, for `ARG`, also a bare name. */
export function readPairs(text: string): Map<string, string> {
  const pairs = text.match(/\w[\w.]*(?:=(?:"[^"]*"|'[^']*'|\S*))?/g) ?? [];
  return new Map(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      return at < 0 ? [pair, ''] : [pair.slice(0, at), unquoted(pair.slice(at + 1))];
    }),
  );
}

/** Puts values in the place of `${NAME}`; a name that has none becomes nothing, as in a build. */
export const filledIn = (text: string, values: ReadonlyMap<string, string>): string =>
  text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => values.get(name) ?? '');

/**
 * Reads the text of a container file.
 *
 * @throws Error for an instruction before the first stage that is no argument
 */
export function readContainerfile(text: string): Containerfile {
  const lines = text
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const globals = new Map<string, string>();
  const stages: { from: string; name: string; steps: Step[] }[] = [];
  for (const line of lines) {
    const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    const stage = stages.at(-1);
    if (name === 'FROM') {
      const [, from = '', as = ''] = /^(\S+)(?:\s+AS\s+(\S+))?$/i.exec(rest) ?? [];
      stages.push({ from, name: as, steps: [] });
    } else if (stage) stage.steps.push({ name, text: rest });
    else if (name === 'ARG') for (const [key, value] of readPairs(rest)) globals.set(key, value);
    else throw new Error(`This stands before the first stage: ${line}`);
  }
  return { globals, stages };
}
