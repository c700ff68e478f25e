import { z } from 'zod';
import { ConfigError, defineSection } from './section.ts';
import { httpUrl } from './values.ts';

/** A bucket of object storage that speaks S3's protocol. */
export interface BucketConfig {
  /** null: Amazon's own address for the region. */
  readonly endpoint: string | null;
  readonly bucket: string;
  readonly region: string;
  /** Prefix of every key in the bucket, such as `shop/`; '' for none. */
  readonly prefix: string;
  /** null: the official client looks for an instance role and its other usual places. */
  readonly keys: { readonly id: string; readonly secret: string } | null;
  /** Address the bucket as `{endpoint}/{bucket}/…` and not as `{bucket}.{endpoint}/…`. */
  readonly pathStyle: boolean;
  /** Bodies carry checksums both ways, where the service has them. */
  readonly checksums: boolean;
}

/** Where files are kept. */
export interface StorageConfig {
  /** Where new files go: `DATA_DIR` or the bucket. Files that are only at the other place are still found. */
  readonly place: 'disk' | 's3';
  readonly bucket: BucketConfig | null;
}

const bucketName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be a bucket name: 3 to 63 of a–z, 0–9, dot and hyphen');

/** Settings that say something about a bucket. */
const partners = [
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_PREFIX',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_PATH_STYLE',
  'S3_CHECKSUMS',
] as const;

/** Object storage; without a bucket, files stay in `DATA_DIR`. */
export const storage = defineSection(
  {
    STORAGE: z.enum(['disk', 's3'], 'must be disk or s3').optional(),
    S3_ENDPOINT: httpUrl.optional(),
    S3_BUCKET: bucketName.optional(),
    S3_REGION: z
      .string()
      .regex(/^[a-z0-9-]{1,40}$/, 'must be a region such as eu-central-1')
      .optional(),
    S3_PREFIX: z
      .string()
      .regex(/^([a-zA-Z0-9_-]+\/)+$/, 'must be folders of letters and digits that end in /, such as shop/')
      .optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    S3_PATH_STYLE: z.enum(['on', 'off'], 'must be on or off').optional(),
    S3_CHECKSUMS: z.enum(['on', 'off'], 'must be on or off').optional(),
  },
  (env): StorageConfig => {
    if (env.S3_BUCKET === undefined) {
      const alone = partners.find((name) => env[name] !== undefined);
      if (alone !== undefined) throw new ConfigError(`${alone} needs S3_BUCKET beside it.`);
      if (env.STORAGE === 's3') throw new ConfigError('STORAGE=s3 needs S3_BUCKET beside it.');
      return { place: 'disk', bucket: null };
    }
    if ((env.S3_ACCESS_KEY_ID === undefined) !== (env.S3_SECRET_ACCESS_KEY === undefined))
      throw new ConfigError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY need each other.');
    if (env.S3_REGION === undefined && env.S3_ENDPOINT === undefined)
      throw new ConfigError('S3_BUCKET needs S3_REGION, or S3_ENDPOINT for a service other than Amazon’s.');
    return {
      place: env.STORAGE ?? 's3',
      bucket: {
        endpoint: env.S3_ENDPOINT ?? null,
        bucket: env.S3_BUCKET,
        region: env.S3_REGION ?? 'us-east-1',
        prefix: env.S3_PREFIX ?? '',
        keys:
          env.S3_ACCESS_KEY_ID === undefined || env.S3_SECRET_ACCESS_KEY === undefined
            ? null
            : { id: env.S3_ACCESS_KEY_ID, secret: env.S3_SECRET_ACCESS_KEY },
        checksums: env.S3_CHECKSUMS !== 'off',
        pathStyle: env.S3_PATH_STYLE ? env.S3_PATH_STYLE === 'on' : env.S3_ENDPOINT !== undefined,
      },
    };
  },
);
