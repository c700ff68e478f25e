import { Loaded } from '@omnis/account';
import {
  submitFault,
  useAtlasMyProfileQuery,
  useAtlasSetMyProfileMutation,
  type CallAnswer,
} from '@omnis/api-client';
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
import { PhotoCard } from './photo-card.tsx';

/** What somebody sees of themselves. */
export type Me = CallAnswer<'atlas.myProfile'>;

function AboutForm({ me: { firstName, lastName, profile } }: { readonly me: Me }): ReactElement {
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
      snackbars.show({ text: 'Profile saved', tone: 'success' });
      return undefined;
    },
  });
  return (
    <Card title="About you" description="Colleagues read it on your page.">
      <FormStack form={form} gap={5}>
        <TextField label="First name" autoComplete="given-name" maxLength={60} {...form.field('firstName')} />
        <TextField
          label="Last name"
          optional
          autoComplete="family-name"
          maxLength={60}
          {...form.field('lastName')}
        />
        <TextField
          label="Mission"
          help="What you are here for, in a sentence."
          optional
          maxLength={160}
          {...form.field('mission')}
        />
        <TextArea label="Bio" optional rows={5} maxLength={2000} {...form.field('bio')} />
        <TextField
          label="Mobile number"
          help="Seen by those who manage staff. Codes for signing in go to the number under Security."
          optional
          type="tel"
          autoComplete="tel"
          {...form.field('mobile')}
        />
        <div>
          <Button type="submit">Save profile</Button>
        </div>
      </FormStack>
    </Card>
  );
}

function Shape(): ReactElement {
  return (
    <SkeletonGroup label="Loading your profile">
      <Stack gap={5}>
        <Skeleton height="10rem" shape="block" />
        <Skeleton height="26rem" shape="block" />
      </Stack>
    </SkeletonGroup>
  );
}

/** What who is signed in tells colleagues of themselves. */
export function Component(): ReactElement {
  useTitle('Your profile');
  const query = useAtlasMyProfileQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Narrow>
      <PageHead title="Your profile" text="Who you are to those you work with." />
      <Loaded query={query} skeleton={<Shape />}>
        {(me) => (
          <Stack gap={5}>
            <PhotoCard me={me} />
            <AboutForm me={me} />
          </Stack>
        )}
      </Loaded>
    </Narrow>
  );
}
