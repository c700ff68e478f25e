import { z } from 'zod';

const handle = z.string().default('');

/** The content of `divisions.footer_details`, by which a store that never set anything shows its columns alone. */
export const footerDetailsSchema = z.object({
  social: z
    .object({
      tiktok: handle,
      twitter: handle,
      youtube: handle,
      facebook: handle,
      linkedin: handle,
      instagram: handle,
    })
    .prefault({}),
  payments: z.boolean().default(false),
  smallPrint: z.string().default(''),
});

/** Parts of a store's footer besides the columns of links. */
export type FooterDetails = z.output<typeof footerDetailsSchema>;

/** The content of `divisions.custom_code`. */
export const customCodeSchema = z.object({
  code: z.string(),
  hosts: z.array(z.string()).default([]),
  needsConsent: z.boolean().default(true),
});

/** Code that an owner wants in the head of each page. */
export type StoredCode = z.output<typeof customCodeSchema>;

const optional = z.string().nullable().default(null);

/** The content of `divisions.sitewide_banner`; one that was written before it could be switched off is on. */
export const storedBannerSchema = z.looseObject({
  enabled: z.boolean().default(true),
  text: z.string().default(''),
  href: z.string().default(''),
  backgroundColor: optional,
  textColor: optional,
  from: optional,
  until: optional,
});

/** The bar above the header of a store. */
export type StoredBanner = z.output<typeof storedBannerSchema>;

const version = z.number().int().default(1);

/** The content of `divisions.face_versions`. */
export const faceVersionsSchema = z.object({
  menu: version,
  footer: version,
  banners: version,
  branding: version,
});

/** Versions of the parts of a store's face that are saved by themselves. */
export type FaceVersions = z.output<typeof faceVersionsSchema>;

/** A part of a store's face that is saved by itself. */
export type FacePart = keyof FaceVersions;
