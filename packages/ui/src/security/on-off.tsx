import type { ReactElement } from 'react';
import { Badge } from '../badge/badge.tsx';
import { useSecurityText } from './security-text.ts';

/** Says whether a second factor is in force. */
export function OnOff({ on }: { readonly on: boolean }): ReactElement {
  const say = useSecurityText();
  return on ? <Badge tone="success">{say('On')}</Badge> : <Badge tone="neutral">{say('Off')}</Badge>;
}
