import type { OverlayContent } from './overlay-request.ts';

/** What every overlay is given. */
export interface OverlayProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly content: OverlayContent;
}
