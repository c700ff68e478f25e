import { Loaded } from '@omnis/account';
import { useLazyAccountsGetQuery, useSettingsGetQuery, type CallAnswer } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { Card, Skeleton, SkeletonGroup } from '@omnis/ui';
import type { ReactElement, ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { NotFound } from '../app/not-found-route.tsx';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { PageHead } from '../parts/page-head.tsx';
import { settingsTexts, type SettingsTexts } from '../texts/settings/index.ts';

/** The settings of a store, as the server tells them. */
export type Settings = CallAnswer<'settings.get'>;

/** Properties of a part of the settings. */
export interface SettingsPartProps {
  readonly settings: Settings;
  /** Call it once something was saved. */
  readonly onSaved: () => void;
}

/** Where all pages of the settings are listed. */
export const settingsBack = (t: SettingsTexts) => ({ href: '/dashboard/settings/', text: t('settings') });

/** Has the session told again, by whose word the guards go. */
export function useRenewedSession(): () => void {
  const [askWho] = useLazyAccountsGetQuery();
  const { revalidate } = useRevalidator();
  const renew = async (): Promise<void> => {
    await askWho();
    await revalidate();
  };
  return () => void renew();
}

/** Properties of {@link SettingsPage}. */
export interface SettingsPageProps {
  readonly title: string;
  readonly text?: string;
  readonly children: (part: SettingsPartProps) => ReactNode;
}

/** A page of the settings, with the way back to all of them. */
export function SettingsPage({ title, text, children }: SettingsPageProps): ReactElement {
  const t = useTexts(settingsTexts);
  useTitle(title);
  const onSaved = useRenewedSession();
  const query = useSettingsGetQuery(
    { params: { division: useDivision() } },
    { refetchOnMountOrArgChange: true },
  );
  const skeleton = (
    <SkeletonGroup label={t('loadingTheSettings')}>
      <Card>
        <Skeleton height="14rem" />
      </Card>
    </SkeletonGroup>
  );
  return (
    <>
      <PageHead back={settingsBack(t)} title={title} {...(text === undefined ? {} : { text })} />
      <Loaded query={query} skeleton={skeleton} notFound={<NotFound />}>
        {(settings) => children({ settings, onSaved })}
      </Loaded>
    </>
  );
}
