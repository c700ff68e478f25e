import type { OverlayContent } from './overlay-request.ts';

/** Props of every overlay. */
export interface OverlayProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly content: OverlayContent;
}
