import { errorText, useSettingsPassMutation, useStoresChooseMutation } from '@omnis/api-client';
import { safeRedirect } from '@omnis/guards';
import { selectActiveStore, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { EmptyState, ErrorState, LinkButton, Starting } from '@omnis/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { generalPath, homePath, idOf } from '../app/paths.ts';
import { useTitle } from '../app/use-title.ts';
import { visitTexts } from '../texts/visit/index.ts';

/** Address of a path of a store, by which a member of its team comes in while it is closed. */
export function visitAddress(host: string, path: string, pass: string): string {
  const url = new URL(path, `${location.protocol}//${host}`);
  url.searchParams.set('omnis-pass', pass);
  return url.href;
}

/** From the door of a closed store to its inside, by way of the team's own sign-in (platform.md §4 Store visibility). */
export function Component(): ReactElement {
  const t = useTexts(visitTexts);
  useTitle(t('openingTheStore'));
  const [query] = useSearchParams();
  const wanted = idOf(query.get('store') ?? undefined);
  const to = safeRedirect(query.get('to'));
  const wantsOpening = query.get('open') !== null;
  const store = useAppSelector(selectActiveStore);
  const navigate = useNavigate();
  const [choose] = useStoresChooseMutation();
  const [pass] = useSettingsPassMutation();
  const [fault, setFault] = useState<unknown>();
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const go = async (): Promise<void> => {
      const chosen =
        wanted === null || wanted === store?.division
          ? { data: { store: { active: store } } }
          : await choose({ body: { division: wanted } });
      const active = chosen.data?.store.active;
      if (!active) return setFault('error' in chosen ? chosen.error : null);
      // From the bar of the closed shop.
      if (wantsOpening) return void navigate(generalPath, { replace: true });
      const { data, error } = await pass({ params: { division: active.division } });
      if (data === undefined) return setFault(error);
      location.replace(visitAddress(active.host, to, data.pass));
    };
    void go();
  }, [choose, navigate, pass, store, to, wanted, wantsOpening]);
  const back = (
    <LinkButton href={homePath} variant="secondary">
      {t('toTheDashboard')}
    </LinkButton>
  );
  if (fault === undefined) return <Starting label={t('openingTheStore')} />;
  if (fault === null) return <EmptyState title={t('youHaveNoStoreToVisit')} actions={back} />;
  return <ErrorState text={errorText(fault)} actions={back} />;
}
