import { Button, Checkbox, counted, Notice, Popover, Skeleton, SkeletonGroup, Switch } from '@omnis/ui';
import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { liveChatGroupIds } from '@omnis/models';
import { groupNames, groupsText } from './chat-words.ts';
import { colleaguesFor, type Availability, type OwnAvailability } from './use-availability.ts';

function teamText(now: Availability, group: Availability['groups'][number]): string {
  const colleagues = colleaguesFor(now, group);
  const queued = now.team.find((each) => each.group === group)?.queued ?? 0;
  const there = colleagues === 0 ? 'No colleague there' : `${counted(colleagues, 'colleague')} there`;
  return queued === 0 ? there : `${there}, ${queued} waiting`;
}

/** The groups that one answers. */
function Groups({ own, now }: { readonly own: OwnAvailability; readonly now: Availability }): ReactElement {
  const { groups } = now;
  const label =
    groups.length === liveChatGroupIds.length ? 'All groups' : groupsText(groups) || 'No group yet';
  return (
    <Popover
      title="Groups that I answer"
      align="end"
      trigger={
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Groups that I answer: ${label}`}
          endIcon={<ChevronDown aria-hidden="true" />}
        >
          {label}
        </Button>
      }
    >
      <div role="group" aria-label="Groups that I answer">
        {liveChatGroupIds.map((group) => (
          <Checkbox
            key={group}
            label={groupNames[group]}
            help={teamText(now, group)}
            checked={groups.includes(group)}
            onCheckedChange={(checked) =>
              own.setGroups(checked ? [...groups, group] : groups.filter((each) => each !== group))
            }
          />
        ))}
      </div>
      {own.fault !== null && (
        <Notice tone="error" alert>
          {own.fault}
        </Notice>
      )}
    </Popover>
  );
}

/** Whether chats come to who is signed in, and of which groups. */
export function AvailabilityBar({ own }: { readonly own: OwnAvailability }): ReactElement {
  const { now } = own;
  if (own.loadFault !== null) {
    return (
      <div className="availability" role="alert">
        <span>{own.loadFault}</span>
        <Button variant="secondary" size="sm" loading={own.isFetching} onClick={() => void own.reload()}>
          Try again
        </Button>
      </div>
    );
  }
  if (now === undefined) {
    return (
      <SkeletonGroup label="Loading your availability">
        <div className="availability">
          <Skeleton width="16rem" height="2.5rem" shape="block" />
        </div>
      </SkeletonGroup>
    );
  }
  return (
    <div className="availability">
      <Switch
        label="Available for chats"
        checked={now.available}
        disabled={now.muted && !now.available}
        onCheckedChange={own.setAvailable}
      />
      <Groups own={own} now={now} />
    </div>
  );
}
