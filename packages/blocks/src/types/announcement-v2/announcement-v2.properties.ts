import { announcementProperties } from '../announcement/announcement.properties.ts';

/** Properties of a block `announcementV2`: those of an announcement. */
export const announcementV2Properties = announcementProperties;
