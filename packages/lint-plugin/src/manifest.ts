import { isObject, stringRecord, type JsonObject } from './json.ts';

/** Where code may run: everywhere, in a browser, or in Node only. */
export type Environment = 'neutral' | 'web' | 'node';

/** The layer and environment of a package, or of one of its subpaths. */
export interface Place {
  readonly layer: number;
  readonly env: Environment;
}

/** A subpath that lives elsewhere than the root entry. */
export interface Subpath extends Place {
  /** Files of the package that belong to it beside its entry, as globs: `src/**\/*.data.ts`. */
  readonly files: readonly string[];
}

/** Contents of the `house` field of a package.json. */
export interface House extends Place {
  /** Highest layer that this package may import, when that is less than its own. */
  readonly reach: number | undefined;
  /** Subpaths that live elsewhere than the root entry, by name without `./`. */
  readonly subpaths: ReadonlyMap<string, Subpath>;
}

/** One entry of the exports map: its key (`.`, `./react`) and the file of each condition. */
export interface Entry {
  readonly key: string;
  readonly conditions: ReadonlyMap<string, string>;
}

/** The parts of a package.json that the rules of the house read. */
export interface Manifest {
  readonly name: string;
  readonly isPrivate: boolean;
  /** `undefined` when the field is absent, an explanation when it cannot be read. */
  readonly house: House | string | undefined;
  readonly entries: readonly Entry[];
  /** Entries of the packed package, `undefined` when the manifest does not override them. */
  readonly publishedEntries: readonly Entry[] | undefined;
  readonly dependencies: ReadonlyMap<string, string>;
  readonly peerDependencies: ReadonlyMap<string, string>;
  readonly devDependencies: ReadonlyMap<string, string>;
}

const ENVIRONMENTS: readonly string[] = ['neutral', 'web', 'node'];

function isEnvironment(value: unknown): value is Environment {
  return typeof value === 'string' && ENVIRONMENTS.includes(value);
}

function parsePlace(value: JsonObject): Place | string {
  const { layer, env } = value;
  if (typeof layer !== 'number' || !Number.isInteger(layer) || layer < 0) {
    return '"layer" must be a whole number from 0 up';
  }
  if (!isEnvironment(env)) return '"env" must be "neutral", "web" or "node"';
  return { layer, env };
}

function parseSubpath(value: JsonObject): Subpath | string {
  const place = parsePlace(value);
  if (typeof place === 'string') return place;
  const { files = [] } = value;
  if (!Array.isArray(files)) return '"files" must be a list of globs';
  const globs = files.filter((glob): glob is string => typeof glob === 'string');
  return globs.length === files.length ? { ...place, files: globs } : '"files" must be a list of globs';
}

/** Reads a `house` field; answers with an explanation when it is malformed. */
export function parseHouse(value: unknown): House | string {
  if (!isObject(value)) return 'must be an object';
  const place = parsePlace(value);
  if (typeof place === 'string') return place;
  const { reach, subpaths = {} } = value;
  if (reach !== undefined && typeof reach !== 'number') return '"reach" must be a number';
  if (!isObject(subpaths)) return '"subpaths" must be an object';
  const places = new Map<string, Subpath>();
  for (const [name, subpath] of Object.entries(subpaths)) {
    const parsed = isObject(subpath) ? parseSubpath(subpath) : 'must be an object';
    if (typeof parsed === 'string') return `subpath "${name}": ${parsed}`;
    places.set(name, parsed);
  }
  return { ...place, reach, subpaths: places };
}

function parseEntries(value: unknown): Entry[] {
  if (typeof value === 'string') return [{ key: '.', conditions: new Map([['default', value]]) }];
  if (!isObject(value)) return [];
  return Object.entries(value).map(([key, target]) => ({
    key,
    conditions: typeof target === 'string' ? new Map([['default', target]]) : stringRecord(target),
  }));
}

/** Reads the parts of a package.json that the rules need. */
export function parseManifest(value: unknown): Manifest | undefined {
  if (!isObject(value) || typeof value['name'] !== 'string') return undefined;
  const { name, house, publishConfig } = value;
  return {
    name,
    isPrivate: value['private'] === true,
    house: house === undefined ? undefined : parseHouse(house),
    entries: parseEntries(value['exports']),
    publishedEntries:
      isObject(publishConfig) && publishConfig['exports'] !== undefined
        ? parseEntries(publishConfig['exports'])
        : undefined,
    dependencies: new Map([
      ...stringRecord(value['dependencies']),
      ...stringRecord(value['optionalDependencies']),
    ]),
    peerDependencies: stringRecord(value['peerDependencies']),
    devDependencies: stringRecord(value['devDependencies']),
  };
}
