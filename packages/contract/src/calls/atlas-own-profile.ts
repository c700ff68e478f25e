import { z } from 'zod';
import { defineCall } from '../call.ts';
import { ownProfileSchema } from './atlas-staff.ts';
import { emailField } from './common.ts';
import { v3 } from '../prefixes.ts';

export const atlasChangeMyEmail = defineCall('atlas.changeMyEmail', {
  method: 'POST',
  path: `${v3}/atlas/profile/email/`,
  access: 'staff',
  summary:
    'Ask for another email address to sign in with (platform.md §3 User). A link goes to the new one, a notice to the old one; nothing changes before the link is opened. Needs a confirmed password.',
  body: z.object({ email: emailField }),
  response: ownProfileSchema,
});

export const atlasKeepMyEmail = defineCall('atlas.keepMyEmail', {
  method: 'DELETE',
  path: `${v3}/atlas/profile/email/`,
  access: 'staff',
  summary: 'Keep the email address: the link that went to another one stops working.',
  response: ownProfileSchema,
});

export const atlasConfirmMyEmail = defineCall('atlas.confirmMyEmail', {
  method: 'POST',
  path: `${v3}/atlas/profile/email/confirm/`,
  access: 'staff',
  summary:
    'Take the new email address by the token of its link. All other sessions end, and the old address is told. 422 when the link is old or a colleague has the address.',
  body: z.object({ token: z.string().min(1, 'This field is required').max(200) }),
  response: ownProfileSchema,
});

export const atlasSetMyPhoto = defineCall('atlas.setMyPhoto', {
  method: 'POST',
  path: `${v3}/atlas/profile/photo/`,
  access: 'staff',
  summary: 'Upload a picture of oneself: PNG, JPEG, WebP, AVIF or GIF, up to 40 megapixels.',
  upload: true,
  response: ownProfileSchema,
});

export const atlasRemoveMyPhoto = defineCall('atlas.removeMyPhoto', {
  method: 'DELETE',
  path: `${v3}/atlas/profile/photo/`,
  access: 'staff',
  summary: 'Take the picture of oneself away: initials stand in its place.',
  response: ownProfileSchema,
});
