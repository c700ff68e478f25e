import { isRecord, readValue, type Values } from '../read/read.ts';
import type { TestBlock } from './render-page.tsx';

/** The properties of a block by the keys of its type's fields, as Storybook's controls hold them. */
export function argsOf(keys: readonly string[], properties: Values): Values {
  const entries = keys.map((key) => [key, valueAt(properties, key.split('.'))] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/**
 * Blocks with the values of Storybook's controls: the first block of the type takes them, wherever it stands.
 */
export function withArgs(blocks: readonly TestBlock[], type: string, args: Values): readonly TestBlock[] {
  const given = Object.entries(args).filter(([, value]) => value !== undefined);
  if (given.length === 0) return blocks;
  let isTaken = false;
  const taking = (block: TestBlock): TestBlock => {
    if (isTaken) return block;
    if (block.type === type) {
      isTaken = true;
      const properties = given.reduce<Values>(
        (values, [key, value]) => setAt(values, key.split('.'), value),
        { ...block.properties },
      );
      return { ...block, properties };
    }
    return block.items === undefined ? block : { ...block, items: block.items.map(taking) };
  };
  return blocks.map(taking);
}

function valueAt(values: Values, [first = '', ...rest]: readonly string[]): unknown {
  const value = readValue(values, first);
  if (rest.length === 0) return value;
  return isRecord(value) ? valueAt(value, rest) : undefined;
}

function setAt(values: Values, [first = '', ...rest]: readonly string[], value: unknown): Values {
  if (rest.length === 0) return { ...values, [first]: value };
  const inner = readValue(values, first);
  return { ...values, [first]: setAt(isRecord(inner) ? inner : {}, rest, value) };
}
