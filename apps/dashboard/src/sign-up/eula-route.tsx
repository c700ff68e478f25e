import { errorText, useAccountsEulaQuery, useAccountsSignEulaMutation } from '@omnis/api-client';
import { selectUser, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Brand, Button, Checkbox, EntryPage, ErrorState, Notice, Skeleton, SkeletonGroup } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { Navigate } from 'react-router';
import { styled } from 'styled-components';
import { homePath } from '../app/paths.ts';
import { product } from '../app/product.ts';
import { useTitle } from '../app/use-title.ts';
import { LeaveButton } from './leave-button.tsx';
import { signUpTexts } from '../texts/sign-up/index.ts';

const Text = styled.div.withConfig({ componentId: 'dash-eula-text' })`
  max-height: 45svh;
  padding: ${token('space.4')};
  border: ${token('border.width')} solid ${token('border.color')};
  border-radius: ${token('radius.lg')};
  overflow-y: auto;
  font-size: ${token('type.sm')};

  &:focus-visible {
    outline: 2px solid ${token('focus.color')};
    outline-offset: 2px;
  }
  h2 {
    margin-block: ${token('space.5')} ${token('space.1')};
    font-size: ${token('type.md')};
  }
  h2:first-child {
    margin-top: 0;
  }
`;

function Agreement(): ReactElement {
  const t = useTexts(signUpTexts);
  const { data, error, isError, refetch } = useAccountsEulaQuery();
  const [sign, signing] = useAccountsSignEulaMutation();
  const [agreedTo, setAgreedTo] = useState<number | null>(null);
  if (isError && !data) {
    return <ErrorState titleLevel={2} text={errorText(error)} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <SkeletonGroup label={t('loadingTheAgreement')}>
        <Skeleton shape="block" height="16rem" />
      </SkeletonGroup>
    );
  }
  const agrees = agreedTo === data.version;
  return (
    <>
      {/* Our own text, written by the server. */}
      <Text
        role="region"
        aria-label={data.title}
        tabIndex={0}
        dangerouslySetInnerHTML={{ __html: data.html }}
      />
      {signing.error !== undefined && (
        <Notice tone="error" alert>
          {errorText(signing.error)}
        </Notice>
      )}
      <Checkbox
        label={t('iHaveReadVersionAgree', { version: data.version })}
        checked={agrees}
        onCheckedChange={(checked) => setAgreedTo(checked ? data.version : null)}
      />
      <Button
        size="lg"
        fullWidth
        disabled={!agrees}
        loading={signing.isLoading}
        loadingLabel={t('signing')}
        onClick={() => void sign({ body: { version: data.version } })}
      >
        {t('signAndGoOn')}
      </Button>
    </>
  );
}

/** Signing the licence agreement, before the dashboard opens and whenever it has a new version (platform.md §2). */
export function Component(): ReactElement {
  const t = useTexts(signUpTexts);
  useTitle(t('licenceAgreement'));
  const isSigned = useAppSelector(selectUser)?.signedEula === true;
  if (isSigned) return <Navigate to={homePath} replace />;
  return (
    <EntryPage
      brand={<Brand {...product} />}
      title={t('oneSignatureIsMissing')}
      text={t('oneSignatureIsMissingText')}
    >
      <Agreement />
      <LeaveButton />
    </EntryPage>
  );
}
