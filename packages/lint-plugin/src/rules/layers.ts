import { dirname } from 'node:path';

import { judgeImport } from '../judge-import.ts';
import { problemRule, type Ranged, type Rule } from '../rule.ts';
import { findWorkspaceRoot, readWorkspace } from '../workspace.ts';

/** The node that names a module, in an import, a re-export, `import()` or a type import. */
interface ModuleName extends Ranged {
  readonly type: string;
  readonly value?: unknown;
}

/** `house/layers`: see {@link judgeImport} for what it refuses. */
export const layers: Rule = problemRule(
  'Imports point down only, use public entries of declared packages, and keep Node out of the browser.',
  (context) => {
    const root = findWorkspaceRoot(dirname(context.filename));
    if (root === undefined) return {};
    const workspace = readWorkspace(root);

    function check(source: ModuleName | null, isDynamic = false): void {
      if (typeof source?.value !== 'string') return;
      const site = { file: context.filename, specifier: source.value, isDynamic };
      const message = judgeImport(workspace, site);
      if (message) context.report({ node: source, message });
    }

    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source, true),
      TSImportType: (node) => check(node.source),
    };
  },
);
