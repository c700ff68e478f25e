import { isBuiltin } from 'node:module';
import { dirname, resolve } from 'node:path';

import type { Environment, Place } from './manifest.ts';
import { declaresEntry, isServerOnly, isToolFile, placeOfEntry, placeOfFile } from './place.ts';
import { isInside, packageOf, type Workspace, type WorkspacePackage } from './workspace.ts';

/** How a module is named in a file. */
export interface ImportSite {
  /** Absolute path of the importing file. */
  readonly file: string;
  readonly specifier: string;
  /** `import('…')` at run time: private packages may load a devDependency this way. */
  readonly isDynamic?: boolean;
}

/** Facts about the importing file. */
interface Importer extends Place {
  readonly pkg: WorkspacePackage;
  readonly isTool: boolean;
  readonly mayUseNode: boolean;
  readonly reach: number;
}

const MAY_IMPORT: Readonly<Record<Environment, readonly Environment[]>> = {
  neutral: ['neutral'],
  web: ['neutral', 'web'],
  node: ['neutral', 'node'],
};

/** Packages that bind code to React: layer 0 is free of it. */
const REACT_PACKAGES: readonly string[] = [
  'react',
  'react-dom',
  'react-redux',
  'react-router',
  'styled-components',
];

function importerOf(pkg: WorkspacePackage, file: string): Importer | undefined {
  const place = placeOfFile(pkg, file);
  const { house } = pkg.manifest;
  if (!place || house === undefined || typeof house === 'string') return undefined;
  const isTool = isToolFile(pkg, file);
  return {
    ...place,
    pkg,
    isTool,
    mayUseNode: place.env === 'node' || isTool || isServerOnly(pkg, file),
    reach: house.reach ?? place.layer,
  };
}

function splitSpecifier(specifier: string): { name: string; subpath: string } {
  const parts = specifier.replace(/[?#].*$/, '').split('/');
  const name = parts.splice(0, specifier.startsWith('@') ? 2 : 1).join('/');
  return { name, subpath: parts.join('/') };
}

function judgePlaces(importer: Importer, target: Place, label: string): string | undefined {
  if (target.layer > importer.layer) {
    return `${label} is layer ${target.layer} and this is layer ${importer.layer}: imports point down only. Move what you need down, or pass it in from above.`;
  }
  if (!importer.isTool && !MAY_IMPORT[importer.env].includes(target.env)) {
    return `${label} is ${target.env} code and this is ${importer.env} code, which must run without it.`;
  }
  return undefined;
}

function judgeRelative(workspace: Workspace, importer: Importer, site: ImportSite): string | undefined {
  const target = resolve(dirname(site.file), site.specifier.replace(/[?#].*$/, ''));
  const { pkg } = importer;
  if (isInside(pkg.directory, target)) {
    if (importer.isTool) return undefined;
    const place = placeOfFile(pkg, target);
    return place && judgePlaces(importer, place, `"${site.specifier}"`);
  }
  const other = packageOf(workspace, target);
  if (!other && importer.isTool) return undefined;
  const wayOut = other ? `Import ${other.manifest.name} by its name.` : 'Only configuration and tests may.';
  return `"${site.specifier}" leaves the folder of ${pkg.manifest.name}. ${wayOut}`;
}

function judgeDeclared(workspace: Workspace, importer: Importer, site: ImportSite): string | undefined {
  const { manifest } = importer.pkg;
  const { name } = splitSpecifier(site.specifier);
  if (manifest.dependencies.has(name) || manifest.peerDependencies.has(name)) return undefined;
  const isDevelopment = manifest.devDependencies.has(name);
  if (importer.isTool && (isDevelopment || workspace.manifest?.devDependencies.has(name))) return undefined;
  if (isDevelopment && site.isDynamic && manifest.isPrivate) return undefined;
  return isDevelopment
    ? `${name} is only a devDependency of ${manifest.name}, and this file ships. Move it to "dependencies" or "peerDependencies".`
    : `${name} is not declared in the package.json of ${manifest.name}. Add it to "dependencies".`;
}

function judgeWorkspacePackage(
  importer: Importer,
  target: WorkspacePackage,
  specifier: string,
): string | undefined {
  const { name, subpath } = splitSpecifier(specifier);
  if (target.isApp && target !== importer.pkg) {
    return `${name} is an app, and nothing imports an app. Share through a package.`;
  }
  if (!declaresEntry(target, subpath)) {
    return `"${specifier}" is not a public entry of ${name}. Export what you need from its index.ts, or declare the subpath in "exports".`;
  }
  const place = placeOfEntry(target, subpath);
  if (!place) return undefined;
  if (target !== importer.pkg && place.layer > importer.reach && importer.reach < importer.layer) {
    return `"${specifier}" is layer ${place.layer} and ${importer.pkg.manifest.name} reaches to layer ${importer.reach} only.`;
  }
  return judgePlaces(importer, place, `"${specifier}"`);
}

/**
 * Says what is wrong with an import, or nothing when it is fine. Imports point down only, name declared
 * dependencies by a public entry, and keep Node out of code that runs in a browser.
 */
export function judgeImport(workspace: Workspace, site: ImportSite): string | undefined {
  const { file, specifier } = site;
  const pkg = packageOf(workspace, file);
  const importer = pkg && importerOf(pkg, file);
  if (!importer || specifier.startsWith('#') || specifier.startsWith('virtual:')) return undefined;
  if (specifier.startsWith('.')) return judgeRelative(workspace, importer, site);
  if (isBuiltin(specifier)) {
    return importer.mayUseNode
      ? undefined
      : `"${specifier}" is part of Node and this is ${importer.env} code. Only apps/server and *.server.ts files of an app may use Node.`;
  }
  const { name } = splitSpecifier(specifier);
  const target = workspace.packages.get(name);
  if (target !== pkg) {
    const undeclared = judgeDeclared(workspace, importer, site);
    if (undeclared) return undeclared;
  }
  if (target) return judgeWorkspacePackage(importer, target, specifier);
  if (importer.layer === 0 && !importer.isTool && REACT_PACKAGES.includes(name)) {
    return `"${specifier}" binds this code to React, and layer 0 is free of it. Put the binding into a subpath of a higher layer.`;
  }
  return undefined;
}
