import { useNotificationsSeenMutation } from '@omnis/api-client';
import { notificationReceived, selectNotifications, useAppDispatch, useAppSelector } from '@omnis/store';
import { divisionOf, makeNotification, readStored, useCore, writeStored } from '@omnis/shop-kit';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { campaignIn, campaignOf, readShown } from './campaign-marks.ts';

/** Under which this tab keeps the notifications that were shown and followed. */
const shownKey = 'omnis.campaigns-shown';
const followedKey = 'omnis.campaigns-followed';

/** True when something was not in a list of the browser’s storage, where it is now. */
function isFirst(key: string, id: string): boolean {
  const known = readShown(readStored(key));
  if (known.includes(id)) return false;
  writeStored(key, [...known, id].join(' '));
  return true;
}

/** Shows the store’s own notifications once each, and counts without a name: shown, opened, followed. */
export default function Campaigns(): null {
  const core = useCore();
  const { notifications } = core.state;
  const division = divisionOf(core);
  const dispatch = useAppDispatch();
  const { search } = useLocation();
  const [count] = useNotificationsSeenMutation();
  const onPage = useAppSelector((state) => selectNotifications(state, 'top-right'));
  const inHeader = useAppSelector((state) => selectNotifications(state, 'header'));
  const opened = useRef(new Set<string>());
  useEffect(() => {
    for (const notification of notifications.toReversed()) {
      const id = campaignOf(notification.id);
      if (id === null || !isFirst(shownKey, id)) continue;
      dispatch(notificationReceived(makeNotification(notification)));
      void count({ params: { division, id }, body: { what: 'sent' } });
    }
  }, [notifications, division, dispatch, count]);
  useEffect(() => {
    const id = campaignIn(search);
    if (id !== null && isFirst(followedKey, id))
      void count({ params: { division, id }, body: { what: 'clicked' } });
  }, [search, division, count]);
  useEffect(() => {
    for (const { id: shown, openedAt } of [...onPage, ...inHeader]) {
      const id = campaignOf(shown);
      if (id === null || openedAt === null || opened.current.has(id)) continue;
      opened.current.add(id);
      void count({ params: { division, id }, body: { what: 'opened' } });
    }
  }, [onPage, inHeader, division, count]);
  return null;
}
