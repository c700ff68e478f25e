import { Loaded } from '@omnis/account';
import { submitFault, useAtlasMyProfileQuery, useAtlasSetMyProfileMutation } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import {
  Button,
  Card,
  FormStack,
  PageHead,
  Skeleton,
  SkeletonGroup,
  Stack,
  TextArea,
  TextField,
  useForm,
} from '@omnis/ui';
import type { ReactElement } from 'react';
import { snackbars } from '../app/store.ts';
import { useTitle } from '../app/use-title.ts';
import { Narrow } from '../parts/narrow.ts';
import { EmailCard } from './email-card.tsx';
import { PhotoCard } from './photo-card.tsx';
import { profileTexts } from '../texts/profile/index.ts';
import type { Me } from './me.ts';

export type { Me } from './me.ts';

function AboutForm({ me: { firstName, lastName, profile } }: { readonly me: Me }): ReactElement {
  const t = useTexts(profileTexts);
  const [save] = useAtlasSetMyProfileMutation();
  const form = useForm({
    initialValues: {
      firstName,
      lastName,
      mission: profile.mission,
      bio: profile.bio,
      mobile: profile.mobile ?? '',
    },
    schema: {
      firstName: ['required', ['max_length', 60]],
      lastName: [['max_length', 60]],
      mission: [['max_length', 160]],
      bio: [['max_length', 2000]],
      mobile: ['uk_phone'],
    },
    onSubmit: async (body) => {
      const { error } = await save({ body });
      if (error !== undefined) return submitFault(error);
      snackbars.show({ text: t('profileSaved'), tone: 'success' });
      return undefined;
    },
  });
  return (
    <Card title={t('aboutYou')} description={t('aboutYouText')}>
      <FormStack form={form} gap={5}>
        <TextField
          label={t('firstName')}
          autoComplete="given-name"
          maxLength={60}
          {...form.field('firstName')}
        />
        <TextField
          label={t('lastName')}
          optional
          autoComplete="family-name"
          maxLength={60}
          {...form.field('lastName')}
        />
        <TextField
          label={t('mission')}
          help={t('missionHelp')}
          optional
          maxLength={160}
          {...form.field('mission')}
        />
        <TextArea label={t('bio')} optional rows={5} maxLength={2000} {...form.field('bio')} />
        <TextField
          label={t('mobileNumber')}
          help={t('mobileNumberHelp')}
          optional
          type="tel"
          autoComplete="tel"
          {...form.field('mobile')}
        />
        <div>
          <Button type="submit">{t('saveProfile')}</Button>
        </div>
      </FormStack>
    </Card>
  );
}

function Shape(): ReactElement {
  const t = useTexts(profileTexts);
  return (
    <SkeletonGroup label={t('loadingProfile')}>
      <Stack gap={5}>
        <Skeleton height="10rem" shape="block" />
        <Skeleton height="26rem" shape="block" />
      </Stack>
    </SkeletonGroup>
  );
}

/** Form with what the signed-in person tells colleagues about themselves. */
export function Component(): ReactElement {
  const t = useTexts(profileTexts);
  useTitle(t('yourProfile'));
  const query = useAtlasMyProfileQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Narrow>
      <PageHead title={t('yourProfile')} text={t('profileIntro')} />
      <Loaded query={query} skeleton={<Shape />}>
        {(me) => (
          <Stack gap={5}>
            <PhotoCard me={me} />
            <AboutForm me={me} />
            <EmailCard me={me} />
          </Stack>
        )}
      </Loaded>
    </Narrow>
  );
}
