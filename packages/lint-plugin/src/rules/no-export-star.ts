import { problemRule, type Rule } from '../rule.ts';

/** `house/no-export-star`: a public entry names what it exports. */
export const noExportStar: Rule = problemRule('Exports are named one by one.', (context) => ({
  ExportAllDeclaration(node) {
    if (node.exported !== null) return;
    context.report({
      node,
      message: 'Name each export: `export *` hides what is public and lets names collide.',
    });
  },
}));
