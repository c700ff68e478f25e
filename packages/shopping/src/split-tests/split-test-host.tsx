import { sendEvents } from '@omnis/api-client';
import { isBot, splitTestStartEvent } from '@omnis/models';
import {
  selectCurrency,
  selectSessionKnown,
  selectUser,
  useAppSelector,
  useAppStore,
  type OmnisStore,
} from '@omnis/store';
import {
  collectorEvent,
  type ReadValue,
  say,
  seenLocation,
  type StoreCoreData,
  useConsent,
  useCore,
} from '@omnis/shop-kit';
import { useEffect, useMemo } from 'react';
import { discover, shownTests, takeUnstarted, type ShownTest } from './shown-tests.ts';

function start(store: OmnisStore, core: StoreCoreData, tests: readonly ShownTest[]): void {
  const currency = selectCurrency(store.getState());
  const events = tests.map(({ id, variation }) =>
    collectorEvent(core, {
      name: splitTestStartEvent,
      data: { test: id, variation },
      location: seenLocation(),
      currency,
    }),
  );
  void sendEvents('events.collect', events);
}

/**
 * Marks the split tests of a page as discovered, then tells that they were started: once a visitor, and only of those who
 * have agreed to be counted. Internal users are not counted; they read it in the console (storefront.md §4 Split tests).
 * It shows nothing.
 */
export default function SplitTestHost({ page }: { readonly page: ReadValue<'pagesGet'> }): null {
  const store = useAppStore();
  const core = useCore();
  const consent = useConsent();
  const isKnown = useAppSelector(selectSessionKnown);
  const isInternal = useAppSelector(selectUser)?.internal === true;
  const tests = useMemo(() => shownTests(page.blocks), [page.blocks]);
  useEffect(() => discover(tests), [tests]);
  useEffect(() => {
    if (!isKnown || !isInternal) return;
    for (const { test, variation } of tests) say.event(splitTestStartEvent, { test, variation });
  }, [tests, isKnown, isInternal]);
  useEffect(() => {
    if (!isKnown || isInternal || consent !== 'granted' || isBot(navigator.userAgent)) return;
    const fresh = takeUnstarted(tests);
    if (fresh.length > 0) start(store, core, fresh);
  }, [tests, isKnown, isInternal, consent, store, core]);
  return null;
}
