import type { ComponentType, ReactNode } from 'react';

/** Frame of a page about getting into an account. */
export interface EntryFrameProps {
  readonly title: string;
  /** Under the title. */
  readonly text: ReactNode;
  readonly children: ReactNode;
}

/** Props of pages about getting into an account. */
export interface EntryProps {
  /** The page of the app, with its brand. */
  readonly frame: ComponentType<EntryFrameProps>;
}
