import { z } from 'zod';
import { socialNetworks } from '../customer.ts';
import { menuEntrySchema } from './menu.ts';
import { seasonalPluginSchema, sitewideBannerSchema } from './subdomain.ts';

/**
 * Parts of a shop's face that are being edited: the dashboard posts them to the preview of the shop, which shows them in the
 * place of what is saved. Parts left out stay.
 */
export const facePreviewSchema = z.object({
  /** Tells the message from those of other pages. */
  omnisFace: z.literal(1),
  mainMenu: z.array(menuEntrySchema).optional(),
  footer: z
    .array(z.object({ title: z.string(), items: z.array(z.object({ text: z.string(), link: z.string() })) }))
    .optional(),
  footerDetails: z
    .object({
      social: z.array(z.object({ network: z.enum(socialNetworks), href: z.string() })),
      marks: z.array(z.string()),
      smallPrint: z.string(),
    })
    .optional(),
  sitewideBanner: sitewideBannerSchema.optional(),
  seasonal: seasonalPluginSchema.optional(),
});
/** Parts of a shop's face that are being edited. */
export type FacePreview = z.output<typeof facePreviewSchema>;

/** Query of an address on a preview host that asks for the page with its header and footer. */
export const facePreviewQuery = 'omnis-face';
