import type { ReactElement } from 'react';
import { Badge } from '../badge/badge.tsx';

/** Says whether a second factor is in force. */
export function OnOff({ on }: { readonly on: boolean }): ReactElement {
  return on ? <Badge tone="success">On</Badge> : <Badge tone="neutral">Off</Badge>;
}
