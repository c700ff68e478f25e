import type { Page } from '@omnis/models';
import type { SaveAnswer } from '../save/save-answer.ts';

/** Something that happens to a page by itself. */
export interface PageSchedule {
  /** When, in UTC (ISO 8601). */
  readonly at: string;
  /** Why it could not be done at its time; null before, and while all is well. */
  readonly problem: string | null;
}

/** How a page stands before shoppers. */
export interface PageStatus {
  /** True while shoppers see the page. */
  readonly published: boolean;
  /** True while there is a draft that shoppers do not see. */
  readonly hasDraft: boolean;
  readonly publishAt: PageSchedule | null;
  readonly unpublishAt: PageSchedule | null;
  /** IANA name of the store’s time zone, such as `Europe/London`. */
  readonly timeZone: string;
}

/** Something that can be scheduled. */
export type ScheduledAction = 'publish' | 'unpublish';

/** Version of a page that was saved last; the server refuses to publish over a newer one. */
export type PageVersion = Page['version'];

/**
 * A draft beside the live page. With it, `onSave` keeps the draft, and these put it before shoppers. Each answers with the
 * page as it is edited afterwards, or like a save that failed; the app gives the new `status` with its next rendering.
 */
export interface PagePublishing {
  readonly status: PageStatus;
  readonly onPublish: (version: PageVersion) => Promise<SaveAnswer>;
  readonly onUnpublish: (version: PageVersion) => Promise<SaveAnswer>;
  /** @param at - UTC time, ISO 8601 */
  readonly onSchedule: (
    version: PageVersion,
    wanted: { readonly action: ScheduledAction; readonly at: string },
  ) => Promise<SaveAnswer>;
  readonly onCancelSchedule: (action: ScheduledAction) => Promise<SaveAnswer>;
  /** Goes back to the live page and answers it. */
  readonly onDiscardDraft: (version: PageVersion) => Promise<SaveAnswer>;
}

/** The one word for how a page stands. */
export type PageState = 'live' | 'draft' | 'unpublishedChanges' | 'scheduled';

/** The one word for how a page stands: what is about to happen first. */
export function stateOf({ published, hasDraft, publishAt }: PageStatus): PageState {
  if (publishAt !== null && publishAt.problem === null) return 'scheduled';
  if (!published) return 'draft';
  return hasDraft ? 'unpublishedChanges' : 'live';
}
