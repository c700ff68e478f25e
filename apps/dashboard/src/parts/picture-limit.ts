import { formatBytes } from '@omnis/ui';

/** Largest picture that the server takes, in bytes. */
export const mostPictureBytes = 20 * 1024 * 1024;

/** The same as it is read, such as `20 MB`. */
export const pictureLimit = formatBytes(mostPictureBytes);
