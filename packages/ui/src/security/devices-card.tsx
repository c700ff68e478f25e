import type { ReactElement } from 'react';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { useTimes } from '../text/use-times.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { agentText } from './agent-text.ts';
import { EntryList } from './entry-list.tsx';
import type { TrustedDevice } from './security-calls.ts';
import { useSecurityText } from './security-text.ts';
import { usePending } from './use-pending.ts';

/** Properties of {@link DevicesCard}. */
export interface DevicesCardProps {
  readonly devices: readonly TrustedDevice[];
  /** Asks one of them for a code again; tells itself what failed. */
  readonly onForget: (id: string) => Promise<unknown>;
}

/** Devices that are not asked for a code, and how that ends. */
export function DevicesCard({ devices, onForget }: DevicesCardProps): ReactElement {
  const pending = usePending();
  const say = useSecurityText();
  const { ago, time } = useTimes();
  return (
    <Card
      title={say('Trusted devices')}
      description={say('They sign in with your password alone for 30 days.')}
    >
      <EntryList
        entries={devices.map((device) => ({
          id: device.id,
          agent: device,
          note: say('Used {ago} · trusted until {time}', {
            ago: ago(device.lastUsedAt),
            time: time(device.expiresAt),
          }),
          action: (
            <Button
              size="sm"
              variant="ghost"
              loading={pending.is(device.id)}
              onClick={() => void pending.during(device.id, () => onForget(device.id))}
            >
              {say('Forget')}
              <VisuallyHidden> {agentText(device, say)}</VisuallyHidden>
            </Button>
          ),
        }))}
      />
    </Card>
  );
}
