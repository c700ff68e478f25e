import {
  errorText,
  liveTopics,
  useAtlasChatAvailabilityQuery,
  useAtlasSetChatAvailabilityMutation,
  useLiveTopic,
  type CallAnswer,
} from '@omnis/api-client';
import { liveChatGroupIds, type LiveChatGroupId } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { useState } from 'react';
import { useRhythm } from './use-rhythm.ts';
import { chatsTexts } from '../texts/chats/index.ts';

/** Availability of the signed-in person for chats, and of their colleagues. */
export type Availability = CallAnswer<'atlas.chatAvailability'>;

/** Number of chats waiting for somebody with these groups. */
export function waitingFor({ groups, team }: Pick<Availability, 'groups' | 'team'>): number {
  return team.reduce((sum, { group, queued }) => (groups.includes(group) ? sum + queued : sum), 0);
}

/** Colleagues who are there for a group, without who asks. */
export function colleaguesFor({ available, groups, team }: Availability, group: LiveChatGroupId): number {
  const staff = team.find((each) => each.group === group)?.staff ?? 0;
  return Math.max(0, available && groups.includes(group) ? staff - 1 : staff);
}

/** The own availability, and how it is set. */
export interface OwnAvailability {
  /** Undefined until it was loaded. */
  readonly now: Availability | undefined;
  readonly loadFault: string | null;
  readonly reload: () => unknown;
  readonly isFetching: boolean;
  /** Why it could not be set. */
  readonly fault: string | null;
  readonly setAvailable: (available: boolean) => void;
  readonly setGroups: (groups: readonly LiveChatGroupId[]) => void;
}

/** The own availability. What was asked for is shown at once, and taken back if it is refused. */
export function useAvailability(): OwnAvailability {
  const t = useTexts(chatsTexts);
  const every = useRhythm(useLiveTopic(liveTopics.chats));
  const { data, error, isFetching, refetch, fulfilledTimeStamp } = useAtlasChatAvailabilityQuery(undefined, {
    pollingInterval: every,
    refetchOnFocus: true,
    refetchOnMountOrArgChange: true,
  });
  const [send, sending] = useAtlasSetChatAvailabilityMutation();
  const [asked, setAsked] = useState<Pick<Availability, 'available' | 'groups'> | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  const isNewer = (sending.fulfilledTimeStamp ?? 0) > (fulfilledTimeStamp ?? 0);
  const known = isNewer && sending.data !== undefined ? sending.data : data;
  const now = known && asked ? { ...known, ...asked } : known;

  const set = async (next: Pick<Availability, 'available' | 'groups'>): Promise<void> => {
    if (next.available && next.groups.length === 0) {
      setFault(t('chooseGroup'));
      return;
    }
    setFault(null);
    setAsked(next);
    const { error: refusal } = await send({ body: next });
    if (refusal !== undefined) setFault(errorText(refusal));
    setAsked(null);
  };

  return {
    now,
    loadFault: data === undefined && error !== undefined ? errorText(error) : null,
    reload: refetch,
    isFetching,
    fault,
    setAvailable: (available) => {
      // Anyone who has never chosen answers chats of all groups.
      const groups = now === undefined || now.groups.length === 0 ? [...liveChatGroupIds] : now.groups;
      void set({ available, groups });
    },
    setGroups: (groups) => {
      const inOrder = liveChatGroupIds.filter((group) => groups.includes(group));
      void set({ available: now?.available === true, groups: inOrder });
    },
  };
}
