import { tokenNames } from '../tokens/tokens.ts';
import { variableName } from './keys.ts';

const variables: ReadonlyMap<string, `--${string}`> = new Map(
  tokenNames.map((name) => [name, variableName(name)]),
);

/** The custom property of a token, worked out once. */
export function variableOf(name: string): `--${string}` {
  return variables.get(name) ?? variableName(name);
}
