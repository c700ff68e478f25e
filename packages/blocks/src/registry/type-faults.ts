import { blockSize } from '@omnis/models';
import { BlockTypeError } from './block-type-error.ts';
import type { BlockType } from './block-type.ts';
import type { BlockFieldType } from './fields.ts';

const kinds: Readonly<Record<BlockFieldType, true>> = {
  text: true,
  longText: true,
  richText: true,
  html: true,
  link: true,
  switch: true,
  font: true,
  collection: true,
  colour: true,
  image: true,
  video: true,
  select: true,
  number: true,
  list: true,
  texts: true,
};

/** The parts of a field that code without the compiler's help gets wrong. */
interface GivenField {
  readonly key?: unknown;
  readonly type?: unknown;
  readonly fields?: unknown;
  readonly options?: unknown;
}

const isColumns = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= blockSize.min && Number(value) <= blockSize.max;

function fieldFaults(fields: unknown, at: string): string[] {
  if (!Array.isArray(fields)) return [`${at} must be a list of fields`];
  return fields.flatMap((field: unknown, place): string[] => {
    const { key, type, fields: inner, options }: GivenField = Object(field);
    const name = `${at}[${place}]`;
    if (typeof key !== 'string' || key === '') return [`${name} must have a key`];
    if (typeof type !== 'string' || !Object.hasOwn(kinds, type))
      return [
        `${name} (${key}) has the unknown kind “${String(type)}”; there are ${Object.keys(kinds).join(', ')}`,
      ];
    if (type === 'select' && !Array.isArray(options)) return [`${name} (${key}) must have a list of options`];
    return type === 'list' ? fieldFaults(inner, `${name}.fields`) : [];
  });
}

function typeFaults({ component, size, minSize, fields, defaults, compatibility }: BlockType): string[] {
  const given: unknown = component;
  const isComponent = typeof given === 'function' || (typeof given === 'object' && given !== null);
  const columns = `a whole number of columns from ${blockSize.min} to ${blockSize.max}`;
  return [
    ...(isComponent ? [] : ['component must be a React component']),
    ...(isColumns(size) ? [] : [`size must be ${columns}`]),
    ...(isColumns(minSize) ? [] : [`minSize must be ${columns}`]),
    ...(typeof defaults === 'object' ? [] : ['defaults must be an object']),
    ...(compatibility instanceof Set ? [] : ['compatibility must be a Set of “store” and “mail”']),
    ...fieldFaults(fields, 'fields'),
  ];
}

/**
 * Refuses a type that could not be shown, made or edited.
 *
 * @throws BlockTypeError which lists everything that is wrong with it
 */
export function requireWholeType(type: BlockType): void {
  const faults = typeFaults(type);
  if (faults.length > 0)
    throw new BlockTypeError(
      `The block type ${type.name} can't be registered: ${faults.join('; ')}`,
      type.name,
    );
}
