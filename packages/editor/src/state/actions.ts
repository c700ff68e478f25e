import type { Block, Page } from '@omnis/models';
import type { StepLabel } from './editor-state.ts';

/** Settings of the page that the editor changes. */
export type PageSetting = 'url' | 'published' | 'sitemap';

/** A change of the page; each is one step that can be undone. */
export type EditAction =
  | {
      readonly type: 'setProperty';
      readonly uid: string;
      /** Dotted for a property within an object. */
      readonly key: string;
      /** Undefined takes the property away, so that the default holds. */
      readonly value: unknown;
      /** When it happened, in milliseconds since the epoch: typing in one field is one step. */
      readonly at: number;
    }
  | { readonly type: 'setSize'; readonly uid: string; readonly size: number }
  | { readonly type: 'setPublished'; readonly uid: string; readonly published: boolean }
  | {
      readonly type: 'add';
      readonly block: Block;
      /** Uid of the block to put it in; null: the page. */
      readonly parent: string | null;
      readonly index: number;
      /** How the step is called: `Add Banner`, `Duplicate Banner`. */
      readonly label: StepLabel;
    }
  | {
      readonly type: 'move';
      readonly uid: string;
      /** Uid of the block to put it in; null: the page. */
      readonly parent: string | null;
      /** Place among the others, once the block is out of its old one. */
      readonly index: number;
    }
  | { readonly type: 'remove'; readonly uid: string }
  /** Brings a deleted block back, whatever happened since. */
  | { readonly type: 'unremove'; readonly uid: string }
  | {
      readonly type: 'setPageProperty';
      readonly key: string;
      readonly value: unknown;
      readonly at: number;
    }
  | {
      readonly type: 'setPage';
      readonly key: PageSetting;
      readonly value: string | boolean;
      readonly at: number;
    };

/** Everything that can happen to the editor. */
export type EditorAction =
  | EditAction
  | { readonly type: 'select'; readonly uid: string | null }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** The server took the page as it was `sent` and keeps it as `page`; `savedId` is the last step that it holds. */
  | { readonly type: 'saved'; readonly page: Page; readonly sent: Page; readonly savedId: number }
  /** Another page, or another version of this one; the history begins anew. */
  | { readonly type: 'load'; readonly page: Page }
  /** Another content of this page as one step, such as a draft or an earlier version; it stays the page that it is. */
  | {
      readonly type: 'restore';
      readonly page: Page;
      readonly label: StepLabel;
      /** True when the server has it as well, so that nothing is unsaved afterwards. */
      readonly saved?: boolean;
    }
  /** The server counted a new version without another content, such as a page that was taken off the shop. */
  | { readonly type: 'versioned'; readonly page: Page }
  /** The newest version of the page, and over it, as one step, what it is with the changes of this window. */
  | { readonly type: 'merge'; readonly newest: Page; readonly merged: Page };
