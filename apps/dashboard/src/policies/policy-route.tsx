import { Loaded } from '@omnis/account';
import { useDashboardPolicyQuery, useDashboardUpdatePolicyMutation } from '@omnis/api-client';
import { policyTextLimit, type ManagedPolicy } from '@omnis/contract';
import { isLanguage, type Language } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Button, Card, ConfirmDialog, LinkButton, Select, Skeleton, SkeletonGroup, Stack } from '@omnis/ui';
import { ExternalLink } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { NotFound } from '../app/not-found-route.tsx';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { useTitle } from '../app/use-title.ts';
import { EditPage } from '../parts/editing/edit-page.tsx';
import { useEditing } from '../parts/editing/use-editing.ts';
import { useRecordForm } from '../parts/editing/use-record-form.ts';
import { PageHead } from '../parts/page-head.tsx';
import { ShownText, WrittenText } from '../parts/written-text.tsx';
import { VersionsCard } from './versions-card.tsx';
import { withoutTables } from './without-tables.ts';
import { policiesTexts } from '../texts/policies/index.ts';

const listPath = '/dashboard/policies/';

/** Own words; null while shoppers read the generated ones. */
interface PolicyValues {
  readonly html: string | null;
}

function Edit({ policy }: { readonly policy: ManagedPolicy }): ReactElement {
  const t = useTexts(policiesTexts);
  const division = useDivision();
  const [update] = useDashboardUpdatePolicyMutation();
  const [isAsking, setIsAsking] = useState(false);
  const form = useRecordForm<PolicyValues, ManagedPolicy>({
    record: policy,
    blank: { html: null },
    valuesOf: ({ html }) => ({ html }),
    send: ({ saved, values, headers }) =>
      update({
        params: { division, policy: policy.name },
        headers,
        body: { language: policy.language, html: values.html, version: (saved ?? policy).version },
      }),
    done: { created: t('policySaved'), saved: t('policySaved') },
  });
  const editing = useEditing('policy', form, () => null);
  const { html } = form.values;
  return (
    <EditPage
      form={form}
      editing={editing}
      isNew={false}
      head={
        <PageHead
          back={{ href: listPath, text: t('policies') }}
          title={policy.title}
          actions={
            <LinkButton
              variant="secondary"
              href={policy.storeUrl}
              target="_blank"
              endIcon={<ExternalLink aria-hidden="true" />}
            >
              {t('viewInStore')}
            </LinkButton>
          }
        />
      }
    >
      <div className="columns">
        <div>
          {html === null ? (
            <Card title={t('generatedTitle')} description={t('generatedText')}>
              <Stack gap={4}>
                <div>
                  <Button
                    variant="secondary"
                    onClick={() => form.set({ html: withoutTables(policy.generated) })}
                  >
                    {t('writeOwn')}
                  </Button>
                </div>
                <ShownText html={policy.generated} nothing={t('nothingWritten')} />
              </Stack>
            </Card>
          ) : (
            <Card title={t('ownTitle')} description={t('ownText')}>
              <Stack gap={4}>
                <WrittenText
                  tall
                  label={t('text')}
                  html={html}
                  maxLength={policyTextLimit}
                  error={form.errors['html']}
                  nothing={t('nothingWritten')}
                  onChange={(next) => form.set({ html: next })}
                />
                <div>
                  <Button variant="ghost" onClick={() => setIsAsking(true)}>
                    {t('useGenerated')}
                  </Button>
                </div>
              </Stack>
            </Card>
          )}
        </div>
        <div>
          <LanguageCard policy={policy} isDirty={form.dirty} />
          <VersionsCard
            policy={form.saved ?? policy}
            onRestore={({ version, html: words }) => {
              form.set({ html: words });
              snackbars.show({ text: t('restored', { version }), tone: 'neutral' });
            }}
          />
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('useGeneratedQuestion')}
        text={t('useGeneratedText')}
        confirmLabel={t('useGenerated')}
        onConfirm={() => {
          setIsAsking(false);
          form.set({ html: null });
        }}
      />
    </EditPage>
  );
}

interface LanguageCardProps {
  readonly policy: ManagedPolicy;
  /** Changes are lost with another language, so it cannot be chosen. */
  readonly isDirty: boolean;
}

function LanguageCard({ policy: { language, languages }, isDirty }: LanguageCardProps): ReactElement | null {
  const t = useTexts(policiesTexts);
  const [, setParams] = useSearchParams();
  const names = new Intl.DisplayNames('en-GB', { type: 'language' });
  if (languages.length < 2) return null;
  return (
    <Card title={t('language')}>
      <Select<Language>
        label={t('language')}
        hideLabel
        disabled={isDirty}
        help={isDirty ? t('unsavedFirst') : undefined}
        value={language}
        options={languages.map((value) => ({ value, label: names.of(value) ?? value }))}
        onValueChange={(next) => setParams({ language: next })}
      />
    </Card>
  );
}

function Existing({ name, language }: { readonly name: string; readonly language: Language | undefined }) {
  const t = useTexts(policiesTexts);
  const query = useDashboardPolicyQuery(
    { params: { division: useDivision(), policy: name }, query: { language } },
    { refetchOnMountOrArgChange: true },
  );
  useTitle(query.data?.title ?? t('policy'));
  const skeleton = (
    <SkeletonGroup label={t('loadingThePolicy')}>
      <Skeleton shape="block" height="28rem" />
    </SkeletonGroup>
  );
  return (
    <Loaded query={query} skeleton={skeleton} notFound={<NotFound />}>
      {(policy) => <Edit key={policy.language} policy={policy} />}
    </Loaded>
  );
}

/** A policy in own words, or as the platform writes it (storefront.md §2 Route list). */
export function Component(): ReactElement {
  const name = useParams()['policy'];
  const language = useSearchParams()[0].get('language');
  return name === undefined ? (
    <NotFound />
  ) : (
    <Existing name={name} language={isLanguage(language) ? language : undefined} />
  );
}
