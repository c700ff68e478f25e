import type { z } from 'zod';

/** Error of a field, by the names that lead to it. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

type Issue = z.core.$ZodIssue;

/**
 * Of a union, the way that was meant: the one in which nothing but its parts is wrong. Then it is these that are told of, and
 * not that the whole fits nowhere.
 */
function meant(branches: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  return branches
    .filter(
      (issues) =>
        issues.length > 0 &&
        issues.every(({ path, code }) => path.length > 0 || code === 'unrecognized_keys'),
    )
    .toSorted((one, other) => one.length - other.length)[0];
}

function* eachIssue(issues: readonly Issue[], above: readonly PropertyKey[]): Generator<Issue> {
  for (const issue of issues) {
    const path = [...above, ...issue.path];
    const parts = issue.code === 'invalid_union' ? meant(issue.errors) : undefined;
    if (parts) yield* eachIssue(parts, path);
    else yield { ...issue, path };
  }
}

/** Errors of a schema, field by field. Values of the wrong kind are not measured too. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  const wrongKind = new Set<string>();
  const said: FieldError[] = [];
  for (const issue of eachIssue(error.issues, [])) {
    const { code, path, message } = issue;
    const field = path.map(String).join('.');
    if (issue.code === 'unrecognized_keys') {
      // Each by its own name, so that it can be found.
      for (const key of issue.keys)
        said.push({ field: [...path.map(String), key].join('.'), message: 'There is no such field' });
      continue;
    }
    if (wrongKind.has(field)) continue;
    if (code === 'invalid_type') wrongKind.add(field);
    said.push({ field, message });
  }
  return said;
}
