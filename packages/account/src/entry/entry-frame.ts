import type { ComponentType, ReactNode } from 'react';

/** What a page about getting into an account is drawn in. */
export interface EntryFrameProps {
  readonly title: string;
  /** Under the title. */
  readonly text: ReactNode;
  readonly children: ReactNode;
}

/** What pages about getting into an account are given. */
export interface EntryProps {
  /** The page of the app, with its brand. */
  readonly frame: ComponentType<EntryFrameProps>;
}
