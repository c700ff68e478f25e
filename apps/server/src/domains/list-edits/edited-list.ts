import type { EditedList } from '@omnis/contract';
import type { DashboardPermission } from '@omnis/models';
import type { z } from 'zod';
import type { Failure } from '../../http/answer.ts';
import type { Identity } from '../../http/context.ts';
import type { Division } from '../../tenancy/division.ts';

/** The store whose rows are changed, by whom, and the key by which a row is changed once. */
export interface RowEditor {
  readonly division: Division;
  readonly actor: Identity;
  readonly key: string;
}

/** The outcome of a row. */
export interface RowOutcome {
  /** As people know it: a number, a title; empty for one that is gone. */
  readonly name: string;
  readonly outcome: 'changed' | 'unchanged' | 'refused';
  /** The reason for a refusal. */
  readonly reason: string;
  /** The data that an undo needs; null when it cannot be undone. */
  readonly former: unknown;
}

/** How the rows of a list are changed. Each change goes through the service that changes one row, with all of its rules. */
export interface RowChanges<Task> {
  readonly list: EditedList;
  /** The permission that a member of the team needs. */
  readonly permission: DashboardPermission;
  readonly task: z.ZodType<Task>;
  canUndo(task: Task): boolean;
  change(editor: RowEditor, id: string, task: Task): Promise<RowOutcome>;
  /** Puts a row back, unless it was changed since. */
  undo(editor: RowEditor, id: string, former: unknown): Promise<RowOutcome>;
}

/** Changes of any list, whose tasks are read where they are used. */
export interface AnyRowChanges {
  readonly list: EditedList;
  readonly permission: DashboardPermission;
  canUndo(task: unknown): boolean;
  change(editor: RowEditor, id: string, task: unknown): Promise<RowOutcome>;
  undo(editor: RowEditor, id: string, former: unknown): Promise<RowOutcome>;
}

/** Puts a list beside others, with its tasks read from what is stored. */
export const asAny = <Task>(changes: RowChanges<Task>): AnyRowChanges => ({
  list: changes.list,
  permission: changes.permission,
  canUndo: (task) => changes.canUndo(changes.task.parse(task)),
  change: (editor, id, task) => changes.change(editor, id, changes.task.parse(task)),
  undo: (editor, id, former) => changes.undo(editor, id, former),
});

/** A row that is as it was wished to be. */
export const unchanged = (name: string): RowOutcome => ({
  name,
  outcome: 'unchanged',
  reason: '',
  former: null,
});

/** A row that was changed. */
export const changed = (name: string, former: unknown = null): RowOutcome => ({
  name,
  outcome: 'changed',
  reason: '',
  former,
});

/** A row that could not be changed, in words for the team. */
export const refused = (name: string, reason: string): RowOutcome => ({
  name,
  outcome: 'refused',
  reason,
  former: null,
});

/** The same for a failure of the service. */
export const refusedBy = (name: string, { code, message }: Failure): RowOutcome =>
  refused(name, code === 'not_found' ? 'It was deleted' : message);

/** Said of a row that an undo leaves as it is. */
export const changedSince = 'It was changed again since. Its newer values were kept.';
