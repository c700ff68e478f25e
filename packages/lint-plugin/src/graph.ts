import type { Entry, House, Manifest } from './manifest.ts';
import type { Workspace, WorkspacePackage } from './workspace.ts';

/** Something wrong with the graph of package.json files. */
export interface GraphProblem {
  /** Name of the package whose package.json must change. */
  readonly package: string;
  readonly message: string;
}

const SOURCE_CONDITION = '@omnis/source';
/** Entries that are no code, such as `./package.json` and `./global.css`: they are the same for everybody. */
const ASSET = /\.(json|css|svg|woff2)$/;

function houseOf(pkg: WorkspacePackage): House | undefined {
  const { house } = pkg.manifest;
  return typeof house === 'string' ? undefined : house;
}

/** Layers that some part of a package lives on. */
function layersOf(house: House): number[] {
  return [house.layer, ...Array.from(house.subpaths.values(), ({ layer }) => layer)];
}

function shippedDependencies({ dependencies, peerDependencies }: Manifest): string[] {
  return [...dependencies.keys(), ...peerDependencies.keys()];
}

function checkHouse({ manifest, isApp }: WorkspacePackage): string[] {
  const { house } = manifest;
  if (house === undefined) return ['has no "house" field: say its layer and environment.'];
  if (typeof house === 'string') return [`"house" ${house}.`];
  const problems: string[] = [];
  for (const subpath of house.subpaths.keys()) {
    if (manifest.entries.some(({ key }) => key === `./${subpath}`)) continue;
    problems.push(`"house" names the subpath "${subpath}", which "exports" does not declare.`);
  }
  if (isApp && !manifest.isPrivate) problems.push('is an app and must be private.');
  return problems;
}

function checkArrow(from: WorkspacePackage, to: WorkspacePackage, isShipped: boolean): string[] {
  const { name } = to.manifest;
  if (to.isApp) return [`depends on the app ${name}; nothing imports an app.`];
  const [own, target] = [houseOf(from), houseOf(to)];
  const problems: string[] = [];
  if (own && target) {
    const reach = own.reach ?? Math.max(...layersOf(own));
    const lowest = Math.min(...layersOf(target));
    if (lowest > reach)
      problems.push(`depends on ${name} of layer ${lowest}, above its own reach of ${reach}.`);
  }
  if (isShipped && !from.manifest.isPrivate && to.manifest.isPrivate) {
    problems.push(`is public and depends on ${name}, which is private: publish that one, or move the code.`);
  }
  return problems;
}

function checkDependencies(pkg: WorkspacePackage, workspace: Workspace): string[] {
  const { dependencies, peerDependencies, devDependencies } = pkg.manifest;
  const shipped = new Set(shippedDependencies(pkg.manifest));
  return [...dependencies, ...peerDependencies, ...devDependencies].flatMap(([name, range]) => {
    const target = workspace.packages.get(name);
    if (!target) return [];
    const problems = checkArrow(pkg, target, shipped.has(name));
    if (!range.startsWith('workspace:') && !peerDependencies.has(name)) {
      problems.push(
        `names ${name} as "${range}": use "workspace:^", so that the one in this repository is meant.`,
      );
    }
    return problems;
  });
}

/** Entries for the tests and stories of this repository, which no tarball has. */
const OWN_TESTS = /^\.\/testing(?:\/|$)/;

function describeEntry({ key, conditions }: Entry): string {
  const shipped = [...conditions].filter(([condition]) => condition !== SOURCE_CONDITION);
  return JSON.stringify([key, ...shipped]);
}

/** Checks that consumers install the same entries as in development, without the source condition. */
function checkEntries({ manifest }: WorkspacePackage): string[] {
  if (manifest.isPrivate) return [];
  const offered = manifest.entries.filter(({ key }) => !OWN_TESTS.test(key));
  const code = offered.filter(({ key }) => !ASSET.test(key));
  if (code.length === 0) return ['is public and has no "exports".'];
  const problems = code.flatMap(({ key, conditions }) =>
    [SOURCE_CONDITION, 'types', 'default']
      .filter((condition) => !conditions.has(condition))
      .map((condition) => `entry "${key}" lacks the condition "${condition}".`),
  );
  const published = manifest.publishedEntries?.map(describeEntry).toSorted();
  const wanted = offered.map(describeEntry).toSorted();
  if (published === undefined || published.join() !== wanted.join()) {
    problems.push(`"publishConfig.exports" must repeat "exports" without "${SOURCE_CONDITION}".`);
  }
  if (manifest.publishedEntries?.some(({ conditions }) => conditions.has(SOURCE_CONDITION))) {
    problems.push(`"publishConfig.exports" must not contain "${SOURCE_CONDITION}".`);
  }
  return problems;
}

/** The first circle of dependencies (devDependencies too: the build order needs a tree), as a path. */
function findCycle(workspace: Workspace): string[] | undefined {
  const done = new Set<string>();
  function walk(name: string, path: readonly string[]): string[] | undefined {
    const start = path.indexOf(name);
    if (start !== -1) return [...path.slice(start), name];
    const pkg = workspace.packages.get(name);
    if (!pkg || done.has(name)) return undefined;
    const { manifest } = pkg;
    for (const next of [...shippedDependencies(manifest), ...manifest.devDependencies.keys()]) {
      const cycle = walk(next, [...path, name]);
      if (cycle) return cycle;
    }
    done.add(name);
    return undefined;
  }
  for (const name of workspace.packages.keys()) {
    const cycle = walk(name, []);
    if (cycle) return cycle;
  }
  return undefined;
}

/**
 * Checks the package.json files of a workspace as one graph: each package says its layer, dependencies point
 * down and run in no circle, public packages depend on public ones, and what is published is what is developed.
 */
export function checkGraph(workspace: Workspace): GraphProblem[] {
  const problems: GraphProblem[] = [...workspace.packages.values()].flatMap((pkg) =>
    [...checkHouse(pkg), ...checkDependencies(pkg, workspace), ...checkEntries(pkg)].map((message) => ({
      package: pkg.manifest.name,
      message,
    })),
  );
  const cycle = findCycle(workspace);
  if (cycle?.[0]) problems.push({ package: cycle[0], message: `is part of a circle: ${cycle.join(' → ')}.` });
  return problems;
}
