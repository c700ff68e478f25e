import { announcementActionStyles, announcementAlignments } from './announcement.limits.ts';
import { colour } from '../../read/look-properties.ts';
import { choice, group, icon, text } from '../../read/properties.ts';

/** Properties of a block `announcement`. */
export const announcementProperties = {
  text,
  icon,
  action: group,
  actionStyle: choice(announcementActionStyles, 'none'),
  alignment: choice(announcementAlignments, 'center'),
  textColor: colour,
  backgroundColor: colour,
};
