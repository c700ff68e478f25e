import { fillTemplate } from '@omnis/validation';
import { factNames, type StoreFacts } from './fact-names.ts';

/** The facts as a template walks them: `store.name` is the name within the store. */
function asTree(facts: StoreFacts): Record<string, Record<string, string>> {
  const tree: Record<string, Record<string, string>> = {};
  for (const fact of factNames) {
    const [scope = '', name = ''] = fact.split('.');
    (tree[scope] ??= {})[name] = facts[fact];
  }
  return tree;
}

/** Fills texts of HTML with the facts of a store, which are HTML themselves. */
export function filler(facts: StoreFacts): (template: string) => string {
  const tree = asTree(facts);
  return (template) => fillTemplate(template, tree);
}
