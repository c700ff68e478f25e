import type { Migration } from 'kysely/migration';
import { dbOver } from '../database/connection.ts';

/** Statements that the former release cannot live with, and what to do instead. */
const rules: readonly { readonly form: RegExp; readonly why: string }[] = [
  { form: /\bDROP\s+(?:TABLE|COLUMN|SCHEMA|TYPE|VIEW|FUNCTION)\b/i, why: 'drops what it may use' },
  { form: /\bTRUNCATE\b/i, why: 'empties a table' },
  { form: /\bRENAME\b/i, why: 'renames what it asks for by its old name' },
  { form: /\bALTER\s+(?:COLUMN\s+)?\S+\s+(?:SET\s+DATA\s+)?TYPE\b/i, why: 'changes the type of a column' },
  { form: /\bSET\s+NOT\s+NULL\b/i, why: 'requires a column that it may not write' },
  { form: /\bDROP\s+DEFAULT\b/i, why: 'requires a column that it may not write' },
];

/** A new column that every row must have, though the former release does not write it. */
function requiresNewColumn(statement: string): boolean {
  const columns = statement.split(/\bADD\s+(?:COLUMN\s+)?(?=[a-z_"]+\s)/i).slice(1);
  return columns.some(
    (column) => /\bNOT\s+NULL\b/i.test(column) && !/\b(?:DEFAULT|GENERATED)\b/i.test(column),
  );
}

/** A step that takes away what an earlier migration has replaced, in the line before its statement. */
const mark = /--\s*contract of (\S+)/;

/** The SQL that a migration would run. */
export async function sqlOf(migration: Migration): Promise<string> {
  const texts: string[] = [];
  const recorder = dbOver(async (sql) => {
    texts.push(sql);
    return { rows: [], affected: 0 };
  });
  await migration.up(recorder.query);
  return texts.join(';\n');
}

/** Statements of a text, each with the comments before it. */
function statementsOf(text: string): string[] {
  // The bodies of functions and texts hold semicolons of their own.
  return text
    .replace(/(\$\w*\$)[\s\S]*?\1/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''")
    .split(';');
}

/**
 * Parts of a migration that the former release could not live with. Tables that came after it may be changed freely,
 * and a statement under `-- contract of 0051-name` may take away what that migration replaced, once the former release
 * has it.
 *
 * @param newTables - tables that the former release does not know
 * @param former - names of the migrations that it knows
 */
export function breaches(
  text: string,
  { newTables, former }: { newTables: ReadonlySet<string>; former: ReadonlySet<string> },
): string[] {
  return statementsOf(text).flatMap((whole) => {
    const expand = mark.exec(whole)?.[1];
    const statement = whole.replace(/--.*$/gm, '').trim();
    const [, table] =
      /^(?:ALTER|DROP)\s+TABLE\s+(?:IF\s+EXISTS\s+)?(?:ONLY\s+)?"?(\w+)"?/i.exec(statement) ?? [];
    if (table !== undefined && newTables.has(table)) return [];
    if (/^CREATE\s/i.test(statement)) return [];
    const found = rules.filter(({ form }) => form.test(statement)).map(({ why }) => why);
    if (/^ALTER\s+TABLE\b/i.test(statement) && requiresNewColumn(statement))
      found.push('requires a new column that it does not write; give it a default');
    if (found.length === 0) return [];
    const short = statement.replace(/\s+/g, ' ').slice(0, 100);
    if (expand === undefined) return found.map((why) => `“${short}” ${why}`);
    return former.has(expand)
      ? []
      : [`“${short}” is a contract of ${expand}, which the former release does not have yet`];
  });
}

/** Tables that a text creates, or sets aside under another name to make them anew. */
export function tablesOf(text: string): string[] {
  const made =
    /\bCREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?"?(\w+)"?|\bALTER\s+TABLE\s+"?\w+"?\s+RENAME\s+TO\s+"?(\w+)"?/gi;
  return [...text.matchAll(made)].map(([, created, renamed]) => created ?? renamed ?? '');
}
