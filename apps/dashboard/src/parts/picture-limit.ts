import { formatBytes } from '@omnis/ui';

/** Largest picture that the server takes, in bytes. */
export const mostPictureBytes = 20 * 1024 * 1024;

/** The same in words, as the message of a picture that is too large has it. */
export const pictureLimit = `up to ${formatBytes(mostPictureBytes)}`;
