import type { z } from 'zod';

/** A setting that cannot be used; its message names the setting and says what to do. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** The settings of one subject: the variables it reads, and what they mean together. */
export interface Section<S extends z.ZodRawShape, T> {
  /** One schema a variable. */
  readonly shape: S;
  /**
   * Turns checked variables into the settings.
   *
   * @throws {ConfigError} when variables contradict or miss one another
   */
  read(variables: z.output<z.ZodObject<S>>): T;
}

/** Defines a section, so that `read` knows the types of its variables. */
export function defineSection<S extends z.ZodRawShape, T>(
  shape: S,
  read: (variables: z.output<z.ZodObject<S>>) => T,
): Section<S, T> {
  return { shape, read };
}
