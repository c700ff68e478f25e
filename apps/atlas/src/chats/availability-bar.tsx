import { Button, Checkbox, Notice, Popover, Skeleton, SkeletonGroup, Switch } from '@omnis/ui';
import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { liveChatGroupIds } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { groupNames, groupsText } from './chat-words.ts';
import { colleaguesFor, type Availability, type OwnAvailability } from './use-availability.ts';
import { chatsTexts, type ChatsTexts } from '../texts/chats/index.ts';

function teamText(t: ChatsTexts, now: Availability, group: Availability['groups'][number]): string {
  const count = colleaguesFor(now, group);
  const waiting = now.team.find((each) => each.group === group)?.queued ?? 0;
  if (count === 0) return waiting === 0 ? t('noColleagueThere') : t('noColleagueThereWaiting', { waiting });
  return waiting === 0 ? t('colleaguesThere', { count }) : t('colleaguesThereWaiting', { count, waiting });
}

/** The groups that one answers. */
function Groups({ own, now }: { readonly own: OwnAvailability; readonly now: Availability }): ReactElement {
  const t = useTexts(chatsTexts);
  const { groups } = now;
  const label =
    groups.length === liveChatGroupIds.length ? t('allGroups') : groupsText(t, groups) || t('noGroupYet');
  return (
    <Popover
      title={t('groupsIAnswer')}
      align="end"
      trigger={
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('groupsIAnswerLabel', { groups: label })}
          endIcon={<ChevronDown aria-hidden="true" />}
        >
          {label}
        </Button>
      }
    >
      <div role="group" aria-label={t('groupsIAnswer')}>
        {liveChatGroupIds.map((group) => (
          <Checkbox
            key={group}
            label={t(groupNames[group])}
            help={teamText(t, now, group)}
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

/** Shows whether chats reach the signed-in person, and from which groups. */
export function AvailabilityBar({ own }: { readonly own: OwnAvailability }): ReactElement {
  const t = useTexts(chatsTexts);
  const { now } = own;
  if (own.loadFault !== null) {
    return (
      <div className="availability" role="alert">
        <span>{own.loadFault}</span>
        <Button variant="secondary" size="sm" loading={own.isFetching} onClick={() => void own.reload()}>
          {t('tryAgain')}
        </Button>
      </div>
    );
  }
  if (now === undefined) {
    return (
      <SkeletonGroup label={t('loadingAvailability')}>
        <div className="availability">
          <Skeleton width="16rem" height="2.5rem" shape="block" />
        </div>
      </SkeletonGroup>
    );
  }
  return (
    <div className="availability">
      <Switch
        label={t('availableForChats')}
        checked={now.available}
        disabled={now.muted && !now.available}
        onCheckedChange={own.setAvailable}
      />
      <Groups own={own} now={now} />
    </div>
  );
}
