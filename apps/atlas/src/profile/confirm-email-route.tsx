import { errorText, useAtlasConfirmMyEmailMutation, useLazyAccountsGetQuery } from '@omnis/api-client';
import { textParts, useTexts } from '@omnis/texts/react';
import { Card, LinkButton, Notice, PageHead, Skeleton, SkeletonGroup } from '@omnis/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { useTitle } from '../app/use-title.ts';
import { Narrow } from '../parts/narrow.ts';
import { profileTexts } from '../texts/profile/index.ts';

/** Takes the new email address by the link that went there; the guard has asked to sign in who was not. */
export function Component(): ReactElement {
  const t = useTexts(profileTexts);
  useTitle(t('confirmEmailAddress'));
  const token = useSearchParams()[0].get('token') ?? '';
  const [confirm, { data, error }] = useAtlasConfirmMyEmailMutation();
  const [askWho] = useLazyAccountsGetQuery();
  const asked = useRef(false);
  useEffect(() => {
    // A token works once: asked for twice, the second answer would say that the link is old.
    if (asked.current) return;
    asked.current = true;
    void confirm({ body: { token } }).then(() => askWho());
  }, [confirm, askWho, token]);
  return (
    <Narrow>
      <PageHead title={t('confirmEmailAddress')} />
      {data === undefined && error === undefined && (
        <SkeletonGroup label={t('confirmingEmailAddress')}>
          <Skeleton shape="block" height="8rem" />
        </SkeletonGroup>
      )}
      {error !== undefined && (
        <Notice tone="error" alert title={t('emailNotChanged')}>
          {errorText(error)}
        </Notice>
      )}
      {(data !== undefined || error !== undefined) && (
        <Card>
          {data !== undefined && (
            <p>{textParts(t, 'nowYouSignInWith', { email: <strong>{data.email}</strong> })}</p>
          )}
          <LinkButton href="/profile/">{t('goToProfile')}</LinkButton>
        </Card>
      )}
    </Narrow>
  );
}
