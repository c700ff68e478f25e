import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseImageOptions, type ImageOptions } from '@omnis/models';
import { LRUCache } from 'lru-cache';
import type { ObjectStore } from '../../storage/object-store.ts';
import { diskCache } from './disk-cache.ts';
import type { FileStore } from './file-store.ts';
import { done, invalid, notFound, problem, type FileProblem, type FileResult } from './files.errors.ts';
import { contentTypes, negotiateFormat, type ImageFormat } from './image-format.ts';
import { planImage, type ImagePlan, type SourceSize } from './image-plan.ts';
import { rasterWidth, readHeader, renderImage } from './image-render.ts';
import {
  DRAWING_VERSION,
  findSource,
  type DrawnSource,
  type ImageSource,
  type StoredSource,
} from './image-source.ts';
import { onceInAWhile } from '../../http/once-in-a-while.ts';
import { sharedCache } from './shared-cache.ts';
import { workQueue } from '../../jobs/work-queue.ts';

/** An answer of the image service, ready to be sent. */
export interface ImageResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer | string;
}

/** Makes and keeps pictures. */
export interface ImageService {
  /**
   * Makes the picture of an address, or takes it from the cache.
   *
   * @param path - path of the address, `/images/…`
   * @param query - its query (platform.md §9)
   * @param accept - the `Accept` header
   */
  render(
    path: string,
    query: URLSearchParams | Readonly<Record<string, unknown>>,
    accept: string | undefined,
  ): Promise<ImageResponse>;
  /** How large the picture of an address is, `/images/…` with its query; null where there is none. */
  sizeOf(address: string): Promise<{ readonly width: number; readonly height: number } | null>;
}

/** Part of a logger that is needed. */
export interface ImageLogger {
  error(details: object, message: string): void;
}

/** Options of the image service. */
export interface ImageServiceOptions {
  /** The server's `DATA_DIR`; pictures are cached in `cache/images` there. */
  dataDir: string;
  fileStore: FileStore;
  logger: ImageLogger;
  /** Where finished images are kept for every process; null or absent: each has its own. */
  shared?: ObjectStore | null;
  /** The pictures of what shoppers made of products; none unless told. */
  designs?: (division: number, design: string, colour: string) => Promise<DrawnSource | null>;
  /** Bytes that the cache may take on disk (default 512 MB). */
  maxCacheBytes?: number;
  /** Pictures made at once (default: one a processor). */
  concurrency?: number;
  /** Pictures that may wait to be made (default 200); further ones get 503. */
  maxWaiting?: number;
}

const MEGABYTE = 1024 * 1024;
const SHARED_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

function problemResponse({ status, code, message, errors }: FileProblem): ImageResponse {
  const headers: Record<string, string> = {
    ...SHARED_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  };
  if (status === 503) headers['retry-after'] = '2';
  return { status, headers, body: JSON.stringify({ message, errors, code }) };
}

interface Job {
  source: ImageSource;
  options: ImageOptions;
  plan: ImagePlan;
  format: ImageFormat;
  /** The file that a stored source was planned from. */
  file: Buffer | null;
}

function cacheName({ source, plan, format }: Omit<Job, 'file' | 'options'>): string {
  const version = source.kind === 'drawn' ? DRAWING_VERSION : 0;
  return createHash('sha256')
    .update(JSON.stringify([version, source.key, plan, format]))
    .digest('hex')
    .slice(0, 40);
}

function backgroundOf(plan: ImagePlan): string | null {
  if (plan.background === null) return null;
  return plan.background.endsWith('00') ? 'none' : plan.background.slice(0, 7);
}

/** Makes the image service. Nothing is read or written before the first picture is asked for. */
export function createImageService(settings: ImageServiceOptions): ImageService {
  const {
    dataDir,
    fileStore,
    logger,
    shared = null,
    designs = async () => null,
    maxCacheBytes = 512 * MEGABYTE,
    concurrency = availableParallelism(),
    maxWaiting = 200,
  } = settings;
  const own = diskCache({ folder: join(dataDir, 'cache', 'images'), maxBytes: maxCacheBytes });
  const disk = shared === null ? own : sharedCache(own, shared, logger);
  const recent = new LRUCache<string, Buffer>({
    maxSize: 24 * MEGABYTE,
    sizeCalculation: (body) => body.length,
  });
  const sizes = new LRUCache<string, SourceSize>({ max: 2000 });
  const queue = workQueue<FileResult<Buffer>>({ concurrency, maxWaiting });
  const copyNotKept = onceInAWhile((error) =>
    logger.error({ err: error }, 'the cache of pictures cannot be used; pictures are made each time'),
  );

  /** A stored file that cannot be decoded is the file's fault, not the server's. */
  const readable = async <T>(key: string, work: () => Promise<T>): Promise<FileResult<T>> => {
    try {
      return done(await work());
    } catch (error) {
      logger.error({ err: error, key }, 'a stored picture cannot be read');
      return problem(422, 'validation_failed', 'The picture cannot be read');
    }
  };

  const storedSize = async (
    source: StoredSource,
  ): Promise<FileResult<{ size: SourceSize; file: Buffer | null }>> => {
    const known = sizes.get(source.key);
    if (known && (await source.exists())) return done({ size: known, file: null });
    const file = await source.load();
    if (!file) return notFound('There is no such file');
    const read = await readable(source.key, () => readHeader(file));
    if (!read.ok) return read;
    const size = { ...read.value, scalable: false, preferredWidth: Math.min(read.value.width, 2048) };
    sizes.set(source.key, size);
    return done({ size, file });
  };

  const plan = async (
    source: ImageSource,
    options: ImageOptions,
  ): Promise<FileResult<{ plan: ImagePlan; file: Buffer | null }>> => {
    if (source.kind === 'stored') {
      const found = await storedSize(source);
      if (!found.ok) return found;
      const planned = planImage(options, found.value.size);
      return planned.ok ? done({ plan: planned.value, file: found.value.file }) : planned;
    }
    const scale = source.preferredWidth / source.size.width;
    const size = {
      width: source.preferredWidth,
      height: source.size.height * scale,
      scalable: true,
      preferredWidth: source.preferredWidth,
    };
    const planned = planImage(options, size);
    return planned.ok ? done({ plan: planned.value, file: null }) : planned;
  };

  const make = async ({ source, plan: steps, format, file }: Job): Promise<FileResult<Buffer>> => {
    if (source.kind === 'stored') {
      const body = file ?? (await source.load());
      return body
        ? readable(source.key, () => renderImage(body, { plan: steps, format }))
        : notFound('There is no such file');
    }
    const svg = await source.draw(rasterWidth(steps, source.preferredWidth), backgroundOf(steps));
    return done(await renderImage(Buffer.from(svg), { plan: steps, format }));
  };

  const produce = async (job: Job): Promise<FileResult<Buffer>> => {
    const name = cacheName(job);
    const known = recent.get(name);
    if (known) return done(known);
    const work = queue.run(name, async () => {
      const cached = await disk.get(name).catch((error: unknown) => {
        copyNotKept(error);
        return null;
      });
      const made = cached ? done(cached) : await make(job);
      if (!made.ok) return made;
      recent.set(name, made.value);
      // The picture is made, whether its copy can be kept or not: a full disk is no reason not to show it.
      if (!cached) await disk.put(name, made.value).catch(copyNotKept);
      return made;
    });
    return (await work) ?? problem(503, 'busy', 'Too many pictures are being made; try again in a moment');
  };

  const answer = async (
    path: string,
    options: ImageOptions,
    accept: string | undefined,
  ): Promise<FileResult<{ format: ImageFormat; body: Buffer }>> => {
    const found = await findSource(path, { store: fileStore, designs });
    if (!found.ok) return found;
    const { source } = found.value;
    const planned = await plan(source, options);
    if (!planned.ok) return planned;
    const { output, background } = planned.value.plan;
    const clear =
      background?.endsWith('00') ??
      (source.kind === 'stored' || !source.opaque || planned.value.plan.padding > 0);
    const format =
      found.value.format ?? negotiateFormat(accept, { pixels: output.width * output.height, opaque: !clear });
    const made = await produce({ source, options, ...planned.value, format });
    return made.ok ? done({ format, body: made.value }) : made;
  };

  return {
    async sizeOf(address) {
      const url = URL.parse(address, 'http://images.localhost');
      const parsed = url && parseImageOptions(url.searchParams);
      if (!url || parsed?.ok !== true) return null;
      const found = await findSource(url.pathname, { store: fileStore, designs });
      const planned = found.ok ? await plan(found.value.source, parsed.options) : found;
      return planned.ok ? planned.value.plan.output : null;
    },

    async render(path, query, accept) {
      const parsed = parseImageOptions(query);
      if (!parsed.ok) return problemResponse(invalid(parsed.errors).problem);
      const result = await answer(path, parsed.options, accept);
      if (!result.ok) return problemResponse(result.problem);
      const { format, body } = result.value;
      return {
        status: 200,
        headers: {
          ...SHARED_HEADERS,
          'content-type': contentTypes[format],
          'cache-control': 'public, max-age=31536000, immutable',
          vary: 'Accept',
          etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
        },
        body,
      };
    },
  };
}
