import { Loaded } from '@omnis/account';
import { useDashboardBannersQuery, useDashboardUpdateBannersMutation } from '@omnis/api-client';
import type { EditedBanners } from '@omnis/contract';
import { LinkField, ThemeColourField } from '@omnis/desk';
import { currencyCodes } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Card, Grid, Select, Skeleton, SkeletonGroup, Stack, Switch, TextField } from '@omnis/ui';
import { useMemo, type ReactElement } from 'react';
import { NotFound } from '../app/not-found-route.tsx';
import { useActiveStore, useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { FaceColumns } from '../face/face-columns.ts';
import { ShopPreview } from '../face/shop-preview.tsx';
import { useChoices } from '../page-editor/use-choices.ts';
import { usePicturePicker } from '../page-editor/use-picture-picker.tsx';
import { EditPage } from '../parts/editing/edit-page.tsx';
import { useEditing } from '../parts/editing/use-editing.ts';
import type { RecordForm } from '@omnis/desk';
import { useRecordForm } from '../parts/editing/use-record-form.ts';
import { PageHead } from '../parts/page-head.tsx';
import { faceTexts } from '../texts/face/index.ts';
import { bannerFace, bannerValues, savedBanners, type BannerValues } from './banner-values.ts';

type Form = RecordForm<BannerValues, EditedBanners>;

const blank = bannerValues({
  sitewide: {
    enabled: false,
    text: '',
    href: '',
    backgroundColor: null,
    textColor: null,
    from: null,
    until: null,
  },
  seasonal: { enabled: false, backgroundColor: null, textColor: null, currency: null },
  version: 1,
});

function SitewideCard({ form }: { readonly form: Form }): ReactElement {
  const t = useTexts(faceTexts);
  const { pick } = usePicturePicker();
  const { links } = useChoices(pick);
  const { sitewide } = form.values;
  const { errors } = form;
  const set = (changes: Partial<BannerValues['sitewide']>): void =>
    form.set({ sitewide: { ...sitewide, ...changes } });
  return (
    <Card title={t('sitewide')} description={t('sitewideHelp')}>
      <Stack gap={4}>
        <Switch
          label={t('showSitewide')}
          checked={sitewide.enabled}
          onCheckedChange={(enabled) => set({ enabled })}
        />
        <TextField
          label={t('text')}
          maxLength={200}
          value={sitewide.text}
          error={errors['sitewide.text'] ?? null}
          onValueChange={(text) => set({ text })}
        />
        <LinkField
          label={t('link')}
          optional
          help={t('linkHelp')}
          links={links ?? []}
          value={sitewide.href}
          error={errors['sitewide.href']}
          onChange={(href) => set({ href })}
        />
        <Grid fit="11rem" gap={3}>
          <ThemeColourField
            label={t('background')}
            value={sitewide.backgroundColor}
            error={errors['sitewide.backgroundColor']}
            onChange={(backgroundColor) => set({ backgroundColor })}
          />
          <ThemeColourField
            label={t('textColour')}
            value={sitewide.textColor}
            error={errors['sitewide.textColor']}
            onChange={(textColor) => set({ textColor })}
          />
        </Grid>
        <Grid fit="9rem" gap={3}>
          <TextField
            label={t('fromDay')}
            optional
            type="date"
            value={sitewide.fromDay}
            error={errors['sitewide.from'] ?? null}
            onValueChange={(fromDay) => set({ fromDay })}
          />
          <TextField
            label={t('fromTime')}
            optional
            type="time"
            value={sitewide.fromTime}
            onValueChange={(fromTime) => set({ fromTime })}
          />
          <TextField
            label={t('untilDay')}
            optional
            type="date"
            help={t('timesHelp')}
            value={sitewide.untilDay}
            error={errors['sitewide.until'] ?? null}
            onValueChange={(untilDay) => set({ untilDay })}
          />
          <TextField
            label={t('untilTime')}
            optional
            type="time"
            value={sitewide.untilTime}
            onValueChange={(untilTime) => set({ untilTime })}
          />
        </Grid>
      </Stack>
    </Card>
  );
}

function SeasonalCard({ form }: { readonly form: Form }): ReactElement {
  const t = useTexts(faceTexts);
  const { seasonal } = form.values;
  const set = (changes: Partial<BannerValues['seasonal']>): void =>
    form.set({ seasonal: { ...seasonal, ...changes } });
  return (
    <Card title={t('seasonal')} description={t('seasonalHelp')}>
      <Stack gap={4}>
        <Switch
          label={t('showSeasonal')}
          checked={seasonal.enabled}
          onCheckedChange={(enabled) => set({ enabled })}
        />
        <Grid fit="11rem" gap={3}>
          <ThemeColourField
            label={t('background')}
            value={seasonal.backgroundColor}
            error={form.errors['seasonal.backgroundColor']}
            onChange={(backgroundColor) => set({ backgroundColor })}
          />
          <ThemeColourField
            label={t('textColour')}
            value={seasonal.textColor}
            error={form.errors['seasonal.textColor']}
            onChange={(textColor) => set({ textColor })}
          />
        </Grid>
        <Select
          label={t('currencyOnly')}
          value={seasonal.currency}
          options={[
            { value: '', label: t('everyCurrency') },
            ...currencyCodes.map((code) => ({ value: code, label: code })),
          ]}
          onValueChange={(currency) => set({ currency })}
        />
      </Stack>
    </Card>
  );
}

function Edit({ banners }: { readonly banners: EditedBanners }): ReactElement {
  const t = useTexts(faceTexts);
  const { division, name } = useActiveStore();
  const [update] = useDashboardUpdateBannersMutation();
  const form = useRecordForm<BannerValues, EditedBanners>({
    record: banners,
    blank,
    valuesOf: bannerValues,
    send: ({ saved, values, headers }) => {
      const before = saved ?? banners;
      return update({
        params: { division },
        body: { version: before.version, ...savedBanners(values, currencyCodes) },
        headers,
      });
    },
    done: { created: t('bannersSaved'), saved: t('bannersSaved') },
  });
  const editing = useEditing('banners', form, () => null);
  const { values } = form;
  const face = useMemo(() => bannerFace(values), [values]);
  return (
    <EditPage
      form={form}
      editing={editing}
      isNew={false}
      head={<PageHead title={t('banners')} text={t('bannersText', { name })} />}
    >
      <FaceColumns>
        <div>
          <SitewideCard form={form} />
          <SeasonalCard form={form} />
        </div>
        <ShopPreview face={face} height={360} />
      </FaceColumns>
    </EditPage>
  );
}

/** The page on which the banners of the shop are edited (storefront.md §2 Other UI). */
export function Component(): ReactElement {
  const t = useTexts(faceTexts);
  useTitle(t('banners'));
  const query = useDashboardBannersQuery(
    { params: { division: useDivision() } },
    { refetchOnMountOrArgChange: true },
  );
  const skeleton = (
    <SkeletonGroup label={t('loadingBanners')}>
      <Skeleton shape="block" height="30rem" />
    </SkeletonGroup>
  );
  return (
    <Loaded query={query} skeleton={skeleton} notFound={<NotFound />}>
      {(banners) => <Edit banners={banners} />}
    </Loaded>
  );
}
